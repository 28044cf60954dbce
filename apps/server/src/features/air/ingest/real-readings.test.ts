import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { losAngeles } from '@townlight/county-los-angeles';
import { hourOfInstant } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { readStationReadings } from '../store.ts';
import { airMappingSchema } from './formats/mapping.ts';
import { ingestAir } from './ingest-air.ts';

const shared = process.env.TOWNLIGHT_SHARED;

// TOWNLIGHT_SHARED is the folder of real records, which is not in the repository: without it these tests are skipped
describe.skipIf(!shared)('real readings (TOWNLIGHT_SHARED)', () => {
  describeOnStore('a week of smoke in November 2018', (open) => {
    it('eleven stations in a wide file', async () => {
      const database = await open();
      const folder = join(shared as string, 'data/air');
      const loaded = await ingestAir(database, {
        county: losAngeles,
        source: 'csv',
        file: join(folder, 'la-area-11-stations-2018-11.csv'),
        stations: join(folder, 'la-area-11-stations.csv'),
        mapping: airMappingSchema.parse({
          layout: 'wide',
          columns: { date: 'datetime' },
          clock: 'utc',
          unit: 'UG/M3',
          stations: { code: 'AQSID', name: 'locationName', heading: 'deviceDeploymentID' },
        }),
        now: new Date(),
        rejectsFolder: join(tmpdir(), 'townlight-no-rejects'),
      });
      if (loaded.outcome !== 'published') throw new Error('nothing was published');
      const { rowsNew, rowsRejected, passedOver, flagged } = loaded.report;
      const stations = await readStationReadings(database.pool);
      expect(stations).toHaveLength(11);
      expect([rowsNew + (passedOver?.withoutReading ?? 0), rowsRejected]).toEqual([360 * 11, 0]);
      const clarita = stations.find(({ code }) => code === '060376012');
      expect(clarita?.hours[0]).toBe(hourOfInstant(Date.parse('2018-11-08T08:00Z')));
      expect(clarita?.concentrations[0]).toBeCloseTo(5.8);
      expect(flagged).toEqual({});
    });
  });
});
