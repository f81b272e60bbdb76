import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../protocol.md', import.meta.url), 'utf8');

/** The rows of the first table of a section, each a list of cells. */
export function table(heading) {
  const lines = section(heading).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  return rows(lines.slice(first));
}

/** The names of the methods and notifications, in order. */
export function methodNames() {
  return [...section('## Methods').matchAll(/^### (.+)$/gm)].map(([, name]) => name);
}

/** What the members and reasons of each event are. */
export function eventRows() {
  return table('## Events').map(([event, members, when]) => ({
    event,
    members: members.split(/\W+/).filter(Boolean),
    reasons: event === 'dismissed' ? quoted(when) : quoted(members),
  }));
}

/** The members that the tables of methods, results and pictures name. */
export function membersOfTables() {
  const all = ['## Methods', '## Results that change something', '## Pictures'].flatMap((heading) => {
    const lines = section(heading).split('\n');
    const rows = lines.filter((line) => line.startsWith('|') && !line.includes('accepted and ignored'));
    return rows.map((line) => line.split('|')[1].trim());
  });
  const members = all.flatMap((cell) => cell.split(', ')).map((member) => member.split('.').at(-1));
  return members.filter((member) => /^[a-z]\w*$/i.test(member) && member !== 'member');
}

/** The options: the path (`arrow.width`), and the values that are listed or those of a preset. */
export function optionRows() {
  const [, between] = text.match(/<!-- options table[^>]*-->(.*)<!-- end of options table -->/s);
  const lines = between.split('\n').filter((line) => line.startsWith('|'));
  return rows(lines).map(([path, type, unit, ...cells]) => ({
    path: path.replaceAll('`', ''),
    values: [type, ...cells.slice(0, -1)].flatMap(quoted),
  }));
}

/** The texts between backticks. */
function quoted(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
}

function section(heading) {
  const level = heading.split(' ')[0];
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`protocol.md has no section ${heading}`);
  const rest = text.slice(start + heading.length + 2);
  const end = rest.search(new RegExp(`^#{1,${level.length}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Leaves out the table's head and rule. */
function rows(lines) {
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const inTable = end < 0 ? lines : lines.slice(0, end);
  return inTable.slice(2).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
}
