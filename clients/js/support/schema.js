import { spawnSync } from 'node:child_process';

const SIDES = 'top right bottom left'.split(' ');
const aligned = (sides) => sides.flatMap((side) => [side, `${side}-start`, `${side}-end`]);
const PHYSICAL = aligned(SIDES);
const PLACEMENTS = [...PHYSICAL, ...aligned(['leading', 'trailing'])];

/** Sets of names that have a type of their own. */
const NAMED = new Map([
  [keyOf(SIDES), 'Side'],
  [keyOf(PHYSICAL), 'PhysicalPlacement'],
  [keyOf(PLACEMENTS), 'Placement'],
  [keyOf(['auto', ...PLACEMENTS]), `'auto' | Placement`],
]);

/** Objects whose type is not simply named like them. */
const OBJECTS = {
  unit: 'Point', insets: 'SideInsets', radii: 'CornerRadii', item: 'LayoutItem', state: 'SessionState', tour: 'SavedTour',
};

/** Asks the program for its protocol as data. */
export function readSchema(program) {
  return JSON.parse(spawnSync(program, ['schema'], { encoding: 'utf8' }).stdout);
}

/** The TypeScript type of a shape of the schema. */
export function typeOf(shape) {
  if (shape.$ref !== undefined) return typeOfObject(shape.$ref.split('/').at(-1));
  if (shape.anyOf !== undefined) return shortened(shape.anyOf.map(typeOf).join(' | '));
  if (shape.enum !== undefined) return typeOfNames(shape.enum);
  if (shape.type === 'array') return arrayOf(typeOf(shape.items));
  if (shape.additionalProperties !== undefined) return `{ [name: string]: ${typeOf(shape.additionalProperties)} }`;
  if (shape.type === 'integer') return 'number';
  if (shape.pattern?.startsWith('^#')) return 'Color';
  return shape.type ?? 'Json';
}

/** A union by the names of the unions in it. */
function shortened(union) {
  return union.replace('number | SideInsets', 'Insets').replace('number | CornerRadii', 'Radii');
}

/** The TypeScript type of one of some names. */
export function typeOfNames(names) {
  return NAMED.get(keyOf(names)) ?? names.map((name) => `'${name}'`).join(' | ');
}

/** The TypeScript type of one of the schema's objects. */
export function typeOfObject(name) {
  return OBJECTS[name] ?? name[0].toUpperCase() + name.slice(1);
}

function arrayOf(type) {
  return /^\w+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

function keyOf(names) {
  return [...names].sort().join();
}
