/** The facts of the editions as the server tells them: `python -m tools.edition_fixtures`. */
import { readFileSync } from 'node:fs';
import type { EditionFacts, EditionName, Editions } from '../src/api/protocol';

export const KNOWN = JSON.parse(readFileSync('tests/editions.json', 'utf8')) as Editions;

export const EDITIONS = Object.fromEntries(
  KNOWN.editions.map((facts) => [facts.name, { ...facts, offers: facts.options }]),
) as Record<EditionName, EditionFacts & { readonly offers: EditionFacts['options'] }>;
