import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SharedRecords } from './shared-records.ts';

const GAZETTEER = fileURLToPath(
  new URL('../../../counties/los-angeles/geography/gazetteer.csv', import.meta.url),
);

/**
 * Writes which agency polices each real neighborhood, after the county's gazetteer; neighborhoods that the gazetteer
 * does not know by name are assigned to the Sheriff.
 * @returns the number of rows, and the neighborhoods that the gazetteer does not know
 */
export function writeCoverageFile(
  path: string,
  { boundaries }: SharedRecords,
): { rows: number; unknown: string[] } {
  const [header = '', ...lines] = readFileSync(GAZETTEER, 'utf8').trim().split('\n');
  const at = (name: string) => header.split(',').indexOf(name);
  const agencyOf = new Map(
    lines.map((line) => {
      const fields = line.split(',');
      return [fields[at('slug')], fields[at('agency')]] as const;
    }),
  );
  const { features } = JSON.parse(readFileSync(boundaries.neighborhoods.file, 'utf8')) as {
    features: { properties: { slug: string } }[];
  };
  const slugs = features.map(({ properties }) => properties.slug);
  const rows = slugs.map((slug) => `${slug},${agencyOf.get(slug) || 'lasd'}\n`);
  writeFileSync(path, `area,agency\n${rows.join('')}`);
  return { rows: rows.length, unknown: slugs.filter((slug) => !agencyOf.has(slug)) };
}
