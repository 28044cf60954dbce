import { join } from 'node:path';
import { expect, test } from 'vitest';
import { geojsonFile, squareFeature } from '../features/places/testing/test-files.ts';
import type { Database } from '../platform/database/open-database.ts';
import { readDataVersions } from '../platform/database/version.ts';
import { createIngestCommands } from '../platform/features/feature-list.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { loadSample } from '../sample/index.ts';
import { openCounty, run } from '../testing/county-commands.ts';

const LOS_ANGELES = join(import.meta.dirname, '../../../../counties/los-angeles');

async function countRows(database: Database) {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*)::int from incident) as incidents,
            (select count(*)::int from crime_month) as months,
            (select count(*)::int from air_reading) as readings,
            (select count(*)::int from coronavirus_report) as reports,
            (select count(*)::int from residents_row) as residents,
            (select count(*)::int from area where partition <> 'neighborhoods') as others,
            (select count(*)::int from release where sample and withdrawn_at is null) as samples`,
  );
  return rows[0];
}

describeOnBothStores('the sample county and real boundaries', (open) => {
  test('the first real boundaries remove all sample data, later ones remove nothing', async () => {
    const { store, database, features } = await openCounty(LOS_ANGELES, open);
    await loadSample(database, features, { through: '2026-10', scale: 0.001 });
    expect(Object.values((await countRows(database)) ?? {})).not.toContain(0);
    const before = await readDataVersions(database.pool);

    const ingest = (partition: string, feature: unknown) =>
      run([createIngestCommands(features)], store, [
        ...['ingest', 'boundaries', '--partition', partition],
        ...['--file', geojsonFile([feature])],
      ]);
    const acton = await ingest('neighborhoods', squareFeature('Acton', [-118.2, 34.4]));
    expect(acton).toMatchObject({ code: 0 });
    expect(acton.lines.join('\n')).toContain(
      'the sample data were removed: air, coronavirus, crime, tracts, zipcodes',
    );
    expect(await countRows(database)).toEqual({
      ...{ incidents: 0, months: 0, readings: 0, reports: 0, residents: 0, others: 0, samples: 0 },
    });
    const after = await readDataVersions(database.pool);
    for (const feature of ['air', 'coronavirus', 'crime', 'places'])
      expect(after.get(feature), feature).toBeGreaterThan(before.get(feature) ?? 0);

    const zip = squareFeature('', [-118.2, 34.4], { ZCTA5CE10: '93510' });
    const { code, lines } = await ingest('zipcodes', zip);
    expect(code).toBe(0);
    expect(lines.join('\n')).not.toContain('sample');
  });
});
