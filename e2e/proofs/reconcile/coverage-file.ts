import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SharedRecords } from './shared-records.ts';

const COVERAGE = fileURLToPath(
  new URL('../../../counties/los-angeles/coverage.csv', import.meta.url),
);

/**
 * Writes which agency polices each real neighborhood, after the county's pack; neighborhoods that the pack does not know
 * by name are assigned to the Sheriff.
 * @returns the number of rows, and the neighborhoods that the pack does not know
 */
export function writeCoverageFile(
  path: string,
  { boundaries }: SharedRecords,
): { rows: number; unknown: string[] } {
  const [, ...lines] = readFileSync(COVERAGE, 'utf8').trim().split('\n');
  const agencyOf = new Map(lines.map((line) => line.split(',') as [string, string]));
  const { features } = JSON.parse(readFileSync(boundaries.neighborhoods.file, 'utf8')) as {
    features: { properties: { slug: string } }[];
  };
  const slugs = features.map(({ properties }) => properties.slug);
  const rows = slugs.map((slug) => `${slug},${agencyOf.get(slug) ?? 'lasd'}\n`);
  writeFileSync(path, `area,agency\n${rows.join('')}`);
  return { rows: rows.length, unknown: slugs.filter((slug) => !agencyOf.has(slug)) };
}
