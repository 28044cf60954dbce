import { z } from 'zod';
import type { PackFolder } from './pack-folder.ts';

const term = z.string().min(1);

/** Reads translations: English → Spanish. */
export function readSpanishNames(
  folder: PackFolder,
  name: string,
): Readonly<Record<string, string>> {
  const rows = folder.readCsv(name, z.strictObject({ english: term, spanish: term }));
  return Object.fromEntries(rows.map(({ english, spanish }) => [english, spanish]));
}

/** Reads the everyday names of areas by their ids. */
export function readEverydayNames(folder: PackFolder): Readonly<Record<string, string[]>> {
  const rows = folder.readCsv('everyday-names.csv', z.strictObject({ area: term, name: term }));
  return group(rows.map(({ area, name }) => [area, name]));
}

/** Reads everyday terms for crimes by the small bundle that counts them. */
export function readCrimeSynonyms(folder: PackFolder): Readonly<Record<string, string[]>> {
  const rows = folder.readCsv('crime-synonyms.csv', z.strictObject({ crime: term, term }));
  return group(rows.map((row) => [row.crime, row.term]));
}

function group(pairs: readonly (readonly [key: string, value: string])[]) {
  const grouped: Record<string, string[]> = {};
  for (const [key, value] of pairs) {
    grouped[key] ??= [];
    grouped[key].push(value);
  }
  return grouped;
}
