import { typeOf, typeOfNames, typeOfObject } from './schema.js';

/** The types whose values are the sets of the schema. */
const SETS = {
  side: 'Side',
  placement: "'auto' | Placement",
  outline: 'OutlineForm',
  part: "Part['part']",
  region: "TapResult['region']",
  tourState: "TourState['state']",
  motion: 'MotionKind',
  visibility: "Layout['visibility']",
  measure: "Layout['measure']",
  policy: "Why['policy']",
  choice: "Why['choice']",
  lastResort: "NonNullable<Why['lastResort']>",
  origin: 'Origin',
  dismissReason: 'Known<DismissReason>',
  tourEndReason: 'Known<EndReason>',
  hideReason: "HiddenEvent['reason']",
  skipReason: "SkippedEvent['reason']",
  key: "KeyPicture['key']",
  role: "'auto' | SpokenTip['role']",
  unchangedReason: "UnchangedEvent['reason']",
};

/** Where a type says more than the schema can. */
const STRICTER = {
  'layout.target': 'PlacedTarget | null',
  'button.action': 'TapAction',
  'dismissed.reason': 'DismissReason',
  'ended.reason': 'EndReason',
  'answer.target': 'PlacedTarget | null',
  'state.targets': '{ [name: string]: PlacedTarget | null }',
  'item.target': 'PlacedTarget | null',
  'session/open.targets': '{ [name: string]: PlacedTarget | null }',
  'session/update.targets': '{ [name: string]: PlacedTarget | null }',
};

const HELPERS = `
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Known<T> = T extends string ? (string & Record<never, never> extends T ? never : T) : never;
type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K> = Exclude<T extends unknown ? (K extends keyof T ? T[K] : never) : never, undefined>;
`;

const BUILT_IN = ['Same', 'Known', 'Keys', 'Value', 'Record', 'Exclude', 'Extract', 'NonNullable'];

/** The text of a module that compiles only if the types of the module at `path` are those of the schema. */
export function generateChecks({ sets, objects, methods, events, errors }, path) {
  const checks = [
    ...Object.entries(sets).map(([name, values]) => same(SETS[name], typeOfNames(values))),
    ...Object.entries(objects).flatMap(([name, members]) => checkMembers(name, typeOfObject(name), members)),
    ...methods.filter(isChecked).flatMap(({ name, params }) => checkMembers(name, typeOfParams(name), params)),
    ...events.flatMap(({ name, members }) => checkMembers(name, typeOfEvent(name), members)),
    same('ErrorKind', typeOfNames(errors.map(({ kind }) => kind))),
  ].map((check, index) => `export const check${index}: ${check} = true;`);
  // Names in quotes are values, not types.
  const words = checks.join().replace(/'[^']*'/g, '').match(/\b[A-Z]\w+\b/g);
  const names = [...new Set(words)].filter((name) => !BUILT_IN.includes(name));
  return [`import type { ${names.join(', ')} } from ${JSON.stringify(path)};`, HELPERS, ...checks].join('\n');
}

function checkMembers(name, type, members) {
  const names = members.map((member) => member.name);
  const values = members.map((member) => {
    const expected = STRICTER[`${name}.${member.name}`] ?? typeOfMember(name, member);
    return same(`Value<${type}, '${member.name}'>`, expected);
  });
  return [same(`Keys<${type}>`, names.map((key) => `'${key}'`).join(' | ')), ...values];
}

function same(ours, theirs) {
  return `Same<${ours}, ${theirs}>`;
}

/** An event's name is the one, not any. */
function typeOfMember(owner, { name, shape }) {
  return name === 'event' ? `'${owner}'` : typeOf(shape);
}

function typeOfEvent(name) {
  return `Extract<TipdEvent, { event: '${name}' }>`;
}

/** `session/open` → `SessionOpenParams`. */
function typeOfParams(method) {
  const words = method.replace('$/', '').split('/');
  const type = `${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}Params`;
  return type === 'LayoutParams' ? '(LayoutParams | LayoutItemsParams)' : type;
}

/** Our own handshake is not typed. */
function isChecked({ name, params }) {
  return params !== undefined && name !== 'initialize';
}
