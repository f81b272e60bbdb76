// Writes src/protocol/options.d.ts from what the program says: node support/generate-options.js
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { program } from './program.js';
import { readSchema, typeOf } from './schema.js';

const HEAD = `// Written by support/generate-options.js.
import type { Color, Insets, Placement, Radii, TapAction, Transform } from './values.js';

`;

/** The text of options.d.ts. */
export function generateOptions({ options }) {
  const root = { members: new Map() };
  for (const option of options) insert(root, option.path.split('.'), option);
  const doc = '/** How tips look and behave: preset lies below session lies below tip, member by member. */\n';
  return `${HEAD}${doc}${interfaces('', root).join('\n')}`;
}

function insert(group, [name, ...below], option) {
  if (below.length === 0) return group.members.set(name, option);
  if (!group.members.has(name)) group.members.set(name, { members: new Map() });
  insert(group.members.get(name), below, option);
}

/** The interface of a group, then those of the groups in it. */
function interfaces(prefix, group) {
  const lines = [];
  const inner = [];
  for (const [name, member] of group.members) {
    const type = `${prefix}${name[0].toUpperCase()}${name.slice(1)}`;
    if (member.members === undefined) {
      lines.push(`  /** ${member.doc} */`, `  ${name}?: ${typeOfOption(member)};`);
    } else {
      lines.push(`  ${name}?: ${type}Options;`);
      inner.push(...interfaces(type, member));
    }
  }
  return [`export interface ${prefix}Options {\n${lines.join('\n')}\n}\n`, ...inner];
}

function typeOfOption({ path, shape }) {
  return path.startsWith('tap.') && path.endsWith('.action') ? 'TapAction' : typeOf(shape);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/protocol/options.d.ts', import.meta.url), generateOptions(readSchema(program)));
}
