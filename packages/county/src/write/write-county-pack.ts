import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agency } from '@townlight/domain/county';
import type { CrimeSource } from '@townlight/domain/crime';
import Papa from 'papaparse';
import { stringify } from 'yaml';
import type { CodesCsvRow } from '../categories/categories.ts';
import type { CountyFile } from '../county-schema.ts';

/** The contents of a new pack. What is undefined or empty gets no file. */
export interface NewCountyPack {
  readonly county: Omit<CountyFile, 'countsEachOffense'>;
  readonly agencies: readonly Agency[];
  /** By name. */
  readonly sources: Readonly<Record<string, CrimeSource>>;
  readonly bigBundles: readonly string[];
  readonly smallBundles: readonly NewSmallBundle[];
  readonly codes: readonly CodesCsvRow[];
  readonly spanishNames: Readonly<Record<string, string>>;
  /** A GeoJSON FeatureCollection whose features have the properties `id` and `name`. */
  readonly boundaries: unknown;
  readonly residents: readonly { area: string; residents: number; year: number | null }[];
  /** The agencies that police each area, by their names. */
  readonly coverage: readonly { area: string; agency: string }[];
}

/** A crime type of a new pack, with the big bundles that contain it and the nicknames that it contains. */
export interface NewSmallBundle {
  readonly name: string;
  readonly bigBundles: readonly string[];
  readonly nicknames: readonly string[];
}

/** Writes the files of a pack into a folder, which may exist; returns their names. */
export function writeCountyPack(folder: string, pack: NewCountyPack): readonly string[] {
  const files: readonly (readonly [name: string, text: string | null])[] = [
    ['county.yaml', formatYaml(pack.county)],
    ['agencies.yaml', pack.agencies.length === 0 ? null : formatYaml(pack.agencies)],
    [
      'sources.yaml',
      Object.keys(pack.sources).length === 0 ? null : formatYaml({ sources: pack.sources }),
    ],
    [
      'categories.yaml',
      pack.smallBundles.length === 0
        ? null
        : formatYaml({ bigBundles: pack.bigBundles, smallBundles: pack.smallBundles }),
    ],
    ['codes.csv', formatCsv(pack.codes)],
    [
      'names.es.csv',
      formatCsv(
        Object.entries(pack.spanishNames).map(([english, spanish]) => ({ english, spanish })),
      ),
    ],
    ['geography/neighborhoods.geojson', `${JSON.stringify(pack.boundaries)}\n`],
    ['residents.csv', formatCsv(pack.residents)],
    ['coverage.csv', formatCsv(pack.coverage)],
  ];
  const written = files.filter((file): file is readonly [string, string] => file[1] !== null);
  for (const [name, text] of written) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return written.map(([name]) => name);
}

function formatYaml(value: unknown): string {
  return stringify(value, { lineWidth: 100, flowCollectionPadding: true });
}

function formatCsv(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : `${Papa.unparse([...rows], { newline: '\n' })}\n`;
}
