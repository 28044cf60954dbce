import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnBothStores, describeOnStore } from '../../../platform/testing/databases.ts';
import { loadAreas } from '../testing/load-areas.ts';
import { createRejectsFolder, geojsonFile, squareFeature } from '../testing/test-files.ts';
import {
  type BoundariesLoadOptions,
  ingestBoundaries,
  ingestBoundaryFeatures,
} from './ingest-boundaries.ts';
import type { ProvidedAreaFeature } from './provided-area-feature.ts';

const acton = squareFeature('Acton', [0, 0]);
const burbank = squareFeature('Burbank', [0.1, 0]);
const claremont = squareFeature('Claremont', [0.2, 0]);

function ingest(
  database: Database,
  features: unknown[],
  more: Partial<BoundariesLoadOptions> = {},
) {
  return ingestBoundaries(database, {
    partition: 'neighborhoods',
    file: geojsonFile(features),
    rejectsFolder: createRejectsFolder(),
    ...more,
  });
}

async function slugs(database: Database): Promise<string[]> {
  const { neighborhoods } = await loadAreas(database.pool);
  return neighborhoods.areas.map(({ slug }) => slug);
}

function given(
  name: string,
  corner: [number, number],
  more: Partial<ProvidedAreaFeature['properties']> = {},
): ProvidedAreaFeature {
  const { geometry } = squareFeature(name, corner);
  return { geometry, properties: { id: name.toLowerCase(), name, ...more } };
}

describeOnBothStores('loading boundaries', (open) => {
  test('publishes areas as one release whose counts add up', async () => {
    const database = await open();
    const loaded = await ingest(database, [acton, burbank, { ...claremont, geometry: null }]);
    expect(loaded).toMatchObject({
      outcome: 'published',
      report: { rowsRead: 3, rowsNew: 2, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 1 },
    });
    expect(await slugs(database)).toEqual(['acton', 'burbank']);
    expect(await readDataVersion(database.pool, 'places')).toBe(1);
    const { rows } = await database.pool.query(
      'select kind, source, origin, rows_read, rows_new, rows_rejected, sample from release',
    );
    expect(rows).toEqual([
      {
        kind: 'boundaries',
        source: 'neighborhoods',
        origin: 'areas.geojson',
        rows_read: 3,
        rows_new: 2,
        rows_rejected: 1,
        sample: false,
      },
    ]);
    const rejects = loaded.outcome === 'published' ? loaded.rejects : null;
    expect(readFileSync(rejects ?? '', 'utf8')).toBe(
      'line,reason,area\n3,feature 3 has no geometry,Claremont\n',
    );
  });

  test('reloading the same file is reported as a no-op, except with different options', async () => {
    const database = await open();
    const file = geojsonFile([acton]);
    const rejectsFolder = createRejectsFolder();
    const first = await ingest(database, [], { file, rejectsFolder });
    const again = await ingest(database, [], { file, rejectsFolder });
    const releaseId = first.outcome === 'published' ? first.report.releaseId : 0;
    expect(again).toEqual({ outcome: 'already-published', releaseId, origin: 'areas.geojson' });
    expect(await readDataVersion(database.pool, 'places')).toBe(1);
    const other = await ingest(database, [], { file, idProperty: 'name' });
    expect(other).toMatchObject({ outcome: 'published', report: { rowsUnchanged: 1 } });
  });

  test('an area retains its id while its slug is unchanged, and is removed when a file no longer includes it', async () => {
    const database = await open();
    await ingest(database, [acton, burbank]);
    const before = await loadAreas(database.pool);
    const loaded = await ingest(database, [squareFeature('Burbank', [0.15, 0]), claremont]);
    expect(loaded).toMatchObject({
      report: { rowsNew: 1, rowsUpdated: 1, rowsUnchanged: 0, vanished: ['Acton'] },
    });
    const after = await loadAreas(database.pool);
    expect(after.neighborhoods.findStrict('burbank').id).toBe(
      before.neighborhoods.findStrict('burbank').id,
    );
    expect(await slugs(database)).toEqual(['burbank', 'claremont']);
  });

  // formerly published: one area replaced 272 and their ranks
  test('removing most of the current areas requires an explicit option', async () => {
    const database = await open();
    await ingest(database, [acton, burbank, claremont]);
    await expect(ingest(database, [acton])).rejects.toThrow(
      'areas.geojson: 2 of 3 areas would be removed (Burbank, Claremont), so nothing was published and the current data stays; if you mean that, load it with --replace-all',
    );
    expect(await slugs(database)).toEqual(['acton', 'burbank', 'claremont']);
    await ingest(database, [acton], { replaceAll: true });
    expect(await slugs(database)).toEqual(['acton']);
  });

  test('records are assigned to areas in the same transaction, and a failure rolls everything back', async () => {
    const database = await open();
    await ingest(database, [acton]);
    const failing = ingest(database, [burbank], {
      replaceAll: true,
      afterBoundaries: async (client, partition) => {
        const { rows } = await client.query<{ slug: string }>(
          'select slug from area where partition = $1',
          [partition],
        );
        throw new Error(`in force for the records: ${rows.map(({ slug }) => slug)}`);
      },
    });
    await expect(failing).rejects.toThrow('in force for the records: burbank');
    expect(await slugs(database)).toEqual(['acton']);
    expect(await readDataVersion(database.pool, 'places')).toBe(1);
  });
});

describeOnStore('the boundaries of a file', (open) => {
  test('a file without a valid area changes nothing and reports the first reason', async () => {
    const database = await open();
    await ingest(database, [acton]);
    await expect(ingest(database, [{ ...burbank, geometry: null }])).rejects.toThrow(
      'areas.geojson: none of 1 features is an area, so nothing was published; feature 1 (Burbank) has no geometry',
    );
    const where = { property: 'county', value: 'orange' };
    await expect(ingest(database, [acton], { where })).rejects.toThrow(
      'areas.geojson: none of 1 features has county = "orange"; check --where',
    );
    expect(await slugs(database)).toEqual(['acton']);
  });

  test('areas of a sample county bring residents and coverage, which real boundaries do not inherit', async () => {
    const database = await open();
    const more = {
      residents: 7000,
      agency: 'lasd',
      kind: 'unincorporated',
      region: 'North',
    } as const;
    await ingestBoundaryFeatures(database, {
      partition: 'neighborhoods',
      features: [given('Acton', [0, 0], more)],
      origin: 'sample county',
      sample: true,
    });
    const sample = await loadAreas(database.pool);
    expect(sample.neighborhoods.areas).toMatchObject([
      {
        slug: 'acton',
        residents: 7000,
        agencies: ['lasd'],
        kind: 'unincorporated',
        region: 'North',
      },
    ]);
    const loaded = await ingest(database, [acton]);
    expect(loaded).toMatchObject({
      report: { remarks: ['1 invented resident count of the sample county was removed'] },
    });
    const real = await loadAreas(database.pool);
    expect(real.neighborhoods.areas).toMatchObject([
      // formerly still `unincorporated` of the `North`, which came only from the sample
      { slug: 'acton', residents: null, agencies: ['lasd'], kind: null, region: null },
    ]);
  });

  test('coverage of zip codes is derived from the neighborhoods that make up a tenth of them', async () => {
    const database = await open();
    await ingestBoundaryFeatures(database, {
      partition: 'neighborhoods',
      features: [
        given('Acton', [0, 0], { agency: 'lasd' }),
        given('Burbank', [0.1, 0], { agency: 'burbank-pd' }),
      ],
      origin: 'sample county',
    });
    const zip = (id: string, west: number) => squareFeature('', [west, 0], { ZCTA5CE10: id });
    const zips = [zip('90001', 0), zip('90002', 0.05), zip('90003', 0.005), zip('90004', 0.5)];
    const loaded = await ingest(database, zips, { partition: 'zipcodes' });
    expect(loaded).toMatchObject({ report: { coverageDerived: 3 } });
    const { zipcodes } = await loadAreas(database.pool);
    expect(zipcodes.areas.map(({ slug, agencies }) => [slug, agencies])).toEqual([
      ['90001', ['lasd']],
      ['90002', ['burbank-pd', 'lasd']],
      ['90003', ['lasd']],
      ['90004', []],
    ]);
  });

  test('a no-op or fully successful load writes no rejects file', async () => {
    const database = await open();
    const rejectsFolder = createRejectsFolder();
    await ingest(database, [acton], { rejectsFolder });
    expect(() => readdirSync(rejectsFolder)).toThrow('ENOENT');
  });
});
