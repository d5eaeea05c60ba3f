/** The licences of what is in the build: every package of it, with a text. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, licenceOf, thirdParty } from '../third-party.vite.ts';

const ROOT = join(import.meta.dirname, '..');
const of = (path: string): string => join(ROOT, 'node_modules', path);

test('modules of packages and builders have a folder, ours have none', () => {
  expect(folderOf(of('svelte/src/internal/client/index.js'), ROOT)).toBe(of('svelte'));
  expect(folderOf(of('@fluent/bundle/esm/index.js'), ROOT)).toBe(of('@fluent/bundle'));
  expect(folderOf(of('svelte/node_modules/a/b.js'), ROOT)).toBe(of('svelte/node_modules/a'));
  expect(folderOf('\0vite/preload-helper.js', ROOT)).toBe(of('vite'));
  expect(folderOf(join(ROOT, 'src/main.ts'), ROOT)).toBeNull();
});

test('every package is told once, with its licence', () => {
  const told = thirdParty(
    [of('svelte/a.js'), of('svelte/b.js'), of('@fluent/bundle/c.js'), '\0vite/preload-helper.js'],
    ROOT,
  );

  expect(told.match(/^svelte \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
  expect(told).toMatch(/^@fluent\/bundle \d+\.\d+\.\d+ \(Apache-2\.0\)$/m);
  expect(told).toContain('Permission is hereby granted, free of charge');
  // Fluent names its licence only: the text is ours to add.
  expect(told).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  expect(told).toContain('VoidZero');
  expect(told).not.toContain('bundled dependencies');
});

test('a package without a licence stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(folder, 'licence-checker.js'), '');

  expect(() => licenceOf(folder, 'Unknown-1.0', join(ROOT, 'licences'))).toThrow('has no licence');
});
