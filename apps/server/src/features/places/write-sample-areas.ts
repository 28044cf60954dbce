import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CsvCell, toCsv } from '@townlight/domain/csv';
import type { Partition } from '@townlight/domain/places';
import type { ProvidedAreaFeature } from './ingest/provided-area-feature.ts';

type SamplePartitions = readonly {
  readonly partition: Partition;
  readonly featureCollection: { readonly features: readonly ProvidedAreaFeature[] };
}[];

/** Writes boundaries, residents and coverage as files that `townlight ingest` reads. */
export async function writeSampleAreas(folder: string, partitions: SamplePartitions) {
  const boundaries: Record<string, { file: string; id: string }> = {};
  const population: Record<string, { file: string; area: string; residents: string }> = {};
  const coverage: CsvCell[][] = [['partition', 'area', 'agency']];
  for (const { partition, featureCollection } of partitions) {
    const shapes = `${partition}.geojson`;
    await writeFile(join(folder, shapes), JSON.stringify(featureCollection));
    boundaries[partition] = { file: shapes, id: 'id' };
    const people = `${partition}-population.csv`;
    const rows: CsvCell[][] = [['area', 'residents']];
    for (const { properties } of featureCollection.features) {
      if (properties.residents !== undefined) rows.push([properties.id, properties.residents]);
      if (properties.agency) coverage.push([partition, properties.id, properties.agency]);
    }
    await writeFile(join(folder, people), toCsv(rows, '\n'));
    population[partition] = { file: people, area: 'area', residents: 'residents' };
  }
  await writeFile(join(folder, 'coverage.csv'), toCsv(coverage, '\n'));
  return { boundaries, population, coverage: { file: 'coverage.csv' } };
}
