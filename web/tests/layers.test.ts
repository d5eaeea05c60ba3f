/** The layers of `src/`: which folder may import which, and that no file lies outside of them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Each folder may import itself and those before it, so that there can be no circle of folders.
 * The last layer is files, and they may import each other.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['styles'],
  ['api'],
  ['shapes'],
  ['art'],
  ['settings'],
  ['routing'],
  ['i18n'],
  ['feedback'],
  ['offline'],
  // After words, preferences and navigation: a dialog says "close", a heading leads to the start
  // page, and confetti asks whether less should move. A text for each of them in every place of
  // use would be longer and safer from nothing.
  ['ui'],
  // What the server tells of its editions, before anything of a game is drawn.
  ['editions'],
  ['play'],
  // What lies on a table, drawn from a view alone: lessons and replays show it without a session.
  ['table/views'],
  ['table'],
  // Many tables with one code: it draws them as they are.
  ['event'],
  ['features'],
  ['App.svelte', 'FeaturePage.svelte', 'TablePage.svelte', 'begin.ts', 'main.ts', 'routes.ts'],
];

/** The layer's folder that a file of `src/` lies in, or null. */
const folderOf = (file: string): string | null => {
  const folders = LAYERS.flat().filter((one) => file === one || file.startsWith(`${one}/`));
  return folders.sort((a, b) => b.length - a.length)[0] ?? null;
};

const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));
const featureOf = (file: string): string => file.split('/')[1] ?? '';

/** Why one file may not import another; null if it may. */
const fault = (from: string, to: string): string | null => {
  const importing = folderOf(from);
  const imported = folderOf(to);
  if (!importing || !imported) return 'lies outside of the layers';
  if (importing === 'features' && imported === 'features') {
    return featureOf(from) === featureOf(to) ? null : 'is another feature';
  }
  if (importing === 'features' && imported === 'table') return 'is not of table/views';
  return layerOf(imported) <= layerOf(importing) ? null : 'is of a later layer';
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(`src/${file}`).isFile(),
);
const modules = files.filter((file) => /\.(ts|svelte)$/.test(file));

const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** What is imported at once, what later, and what is globbed, as it is written. */
const STATIC = /\b(?:from|import)\s+'(\.[^']+)'/g;
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'\s*\)/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g;

const resolved = (from: string, specifier: string): string => {
  const path = normalize(join(dirname(from), specifier.replace(/\?.*$/, '')));
  const found = [path, `${path}.ts`].find((one) => files.includes(one));
  if (!found) throw new Error(`${from} imports ${specifier}, which is not there`);
  return found;
};

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

/** The patterns in `import.meta.glob` have no wildcard but the star. */
const isLike = (file: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file);

const statically = (file: string): readonly string[] =>
  matches(withoutComments(readFileSync(`src/${file}`, 'utf8')), STATIC).map((one) =>
    resolved(file, one),
  );

const imports = (file: string): readonly string[] => {
  const text = withoutComments(readFileSync(`src/${file}`, 'utf8'));
  const globbed = matches(text, GLOB)
    .flatMap((list) => matches(list, /'([^']+)'/g))
    .map((pattern) => normalize(join(dirname(file), pattern)))
    .flatMap((pattern) => files.filter((one) => isLike(one, pattern)));
  return [
    ...statically(file),
    ...matches(text, DYNAMIC).map((one) => resolved(file, one)),
    ...globbed,
  ];
};

test('no file lies outside of the layers', () => {
  expect(files.filter((file) => folderOf(file) === null)).toEqual([]);
  expect(LAYERS.flat().filter((folder) => !existsSync(`src/${folder}`))).toEqual([]);
});

test('imports lead to an earlier layer, and never from one feature to another', () => {
  const wrong = modules.flatMap((file) =>
    imports(file).flatMap((one) => {
      const why = fault(file, one);
      return why ? [`${file} imports ${one}, which ${why}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('imports are found in every way they can be written', () => {
  expect(imports('table/Table.svelte')).toEqual(
    expect.arrayContaining(['table/round/Round.svelte', 'table/End.svelte', 'api/protocol.ts']),
  );
  expect(imports('routes.ts')).toContain('features/rules/Page.svelte');
  expect(imports('main.ts')).toContain('styles/base.css');
});

/** The first circle of a graph, as the names along it; null if there is none. */
const circleIn = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const done = new Set<string>();
  const from = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const circle = from(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = from(name, []);
    if (circle) return circle;
  }
  return null;
};

const byFile = new Map(modules.map((file) => [file, statically(file)]));

/** The folders that each folder imports from, at once or later, and never itself. */
const foldersOf = (graph: ReadonlyMap<string, readonly string[]>) => {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const folder = folderOf(file) ?? file;
    const others = imported.map((one) => folderOf(one) ?? one).filter((one) => one !== folder);
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])]);
  }
  return folders;
};

test('files do not import each other in a circle, nor do folders', () => {
  expect(byFile.size).toBe(modules.length);
  expect(circleIn(byFile)).toBeNull();
  expect(foldersOf(byFile).get('table')).toContain('play');
  // Words lie with the feature that says them, and are only globbed.
  expect(circleIn(foldersOf(byFile))).toBeNull();
});

test.each([
  ['ui/Dialog.svelte', 'table/session.svelte.ts'],
  ['i18n/say.svelte.ts', 'offline/renewal.ts'],
  ['routing/open-table.ts', 'feedback/toasts.svelte.ts'],
  ['play/hand.ts', 'table/helping.ts'],
])('a circle that is put back is found: %s imports %s', (from, to) => {
  expect(byFile.has(from) && byFile.has(to)).toBe(true);
  const graph = new Map(byFile).set(from, [...byFile.get(from)!, to]);
  expect(circleIn(foldersOf(graph))).toEqual(
    expect.arrayContaining([folderOf(from), folderOf(to)]),
  );
  expect(fault(from, to)).toBe('is of a later layer');
});

test.each([
  ['ui/Dialog.svelte', 'table/session.svelte.ts', 'is of a later layer'],
  ['art/PieceArt.svelte', 'play/hand.ts', 'is of a later layer'],
  ['i18n/say.svelte.ts', 'ui/Top.svelte', 'is of a later layer'],
  ['i18n/fluent.ts', 'features/learn/Page.svelte', 'is of a later layer'],
  ['table/views/gem-board/GemBoard.svelte', 'table/session.svelte.ts', 'is of a later layer'],
  ['table/RulesBeside.svelte', 'features/rules/Beside.svelte', 'is of a later layer'],
  ['features/learn/answers.ts', 'table/session.svelte.ts', 'is not of table/views'],
  ['features/learn/answers.ts', 'features/daily/day.ts', 'is another feature'],
  ['features/learn/answers.ts', 'app.svelte.ts', 'lies outside of the layers'],
  ['features/learn/answers.ts', 'table/views/gem-board/colour-count.ts', null],
  ['table/Table.svelte', 'event/session.svelte.ts', 'is of a later layer'],
  ['event/EventPage.svelte', 'table/connection.ts', null],
  ['features/start/Page.svelte', 'event/plan.ts', null],
  ['routes.ts', 'features/rules/Beside.svelte', null],
])('%s that imports %s', (from, to, why) => {
  expect(fault(from, to)).toBe(why);
});
