/**
 * Writes `THIRD-PARTY.txt` beside the index: the licences of all packages whose code is in the
 * build. It asks the build which those are, so that a new one is never forgotten.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HEAD = `The page of Ubongo contains code of these packages, under their licences.
`;
const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Code that the builders put in by themselves has no folder, but begins with their name. */
const BUILDERS = ['vite', 'rolldown'];
/** A builder's licence goes on with those of its own tools, which are not in the build. */
const ITS_TOOLS = /\n# Licenses of bundled dependencies[\s\S]*/;

type Package = { name: string; version: string; license: string };

/** The folder of the package that a module of the build comes from; none for our own. */
export const folderOf = (module: string, root: string): string | null => {
  const builder = BUILDERS.find((name) => module.startsWith(`\0${name}/`));
  if (builder) return join(root, 'node_modules', builder);
  return FOLDER.exec(module)?.[1] ?? null;
};

/** The licence in a package, or the text of the one that it only names. */
export const licenceOf = (folder: string, named: string, texts: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  const path = file ? join(folder, file) : join(texts, `${named}.txt`);
  if (!existsSync(path)) throw new Error(`${folder} has no licence, and there is no ${path}`);
  return readFileSync(path, 'utf8')
    .replace(ITS_TOOLS, '')
    .replace(/^\n+|\s+$/g, '');
};

/** The whole file, the packages in the order of their names. */
export const thirdParty = (modules: Iterable<string>, root: string): string => {
  const folders = new Set([...modules].map((module) => folderOf(module, root)));
  const told = [...folders]
    .filter((folder) => folder !== null)
    .map((folder) => {
      const named = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
      const text = licenceOf(folder, named.license, join(root, 'licences'));
      return `${named.name} ${named.version} (${named.license})\n\n${text}\n`;
    });
  return [HEAD, ...told.sort()].join(`\n${'-'.repeat(72)}\n\n`);
};

let root = '';

export const thirdPartyLicences = (): Plugin => ({
  name: 'ubongo-third-party',
  apply: 'build',
  configResolved(config) {
    root = config.root;
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
    this.emitFile({
      type: 'asset',
      fileName: 'THIRD-PARTY.txt',
      source: thirdParty(modules, root),
    });
  },
});
