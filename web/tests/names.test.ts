/** Names of types: one name for one thing, in all of `src/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);

test('no type or class that others can import has the name of another', () => {
  const found = new Map<string, string[]>();
  for (const file of modules) {
    const text = readFileSync(`src/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/^\s*export (?:interface|type|class|enum) (\w+)/gm)) {
      found.set(name!, [...(found.get(name!) ?? []), file]);
    }
  }
  expect(found.get('Connection')).toEqual(['table/connection.ts']);
  expect([...found].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('the page has features, and a table has a connection', () => {
  const retired =
    /\b(?:[Rr]ooms?[A-Z]\w*|Rooms?|ROOMS?|LineState|openLine|openConnection|newLaying)\b/;
  expect(modules.filter((file) => retired.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
