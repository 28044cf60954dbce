import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Agency } from '@townlight/domain/county';
import { toCsv } from '@townlight/domain/csv';
import type { SampleExportOptions } from '../../../platform/features/feature.ts';
import type { SampleIncident, SampleRecordGenerator } from './load-sample-records.ts';

const COLUMNS = {
  number: 'number',
  code: 'code',
  description: 'description',
  date: 'occurred',
  latitude: 'latitude',
  longitude: 'longitude',
};
const HEADER = toCsv([Object.values(COLUMNS)], '\n');

/** Writes a CSV file of the sample records of each agency, and the mapping file for `ingest crime --source csv`. */
export async function writeSampleRecords(
  { folder, through }: SampleExportOptions,
  agencies: readonly Agency[],
  recipe: SampleRecordGenerator,
) {
  const areas = recipe.sampleAreas();
  const crime: { file: string; mapping: string }[] = [];
  for (const { agency } of recipe.sampleSupply(through)) {
    const file = `crime-${agency}.csv`;
    const mapping = `crime-${agency}.json`;
    const agencyName = agencies.find(({ slug }) => slug === agency)?.name ?? agency;
    const incidents = recipe.sampleIncidents({
      through,
      areas: areas.filter((area) => area.agency === agency),
    });
    await pipeline(Readable.from(csvOf(incidents)), createWriteStream(join(folder, file)));
    const mappingContent = { agency, agencyName, columns: COLUMNS };
    await writeFile(join(folder, mapping), `${JSON.stringify(mappingContent, null, 2)}\n`);
    crime.push({ file, mapping });
  }
  return { crime };
}

function* csvOf(batches: Iterable<readonly SampleIncident[]>): Generator<string> {
  yield HEADER;
  for (const batch of batches)
    yield toCsv(
      batch.map(({ number, code, description, occurredAt, lat, lon }) => [
        number,
        code,
        description,
        occurredAt.replace('T', ' '),
        lat,
        lon,
      ]),
      '\n',
    );
}
