import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Differences } from '../differences.ts';
import { compareAir } from './compare-air.ts';
import { computeIndex, computeNowCast } from './recompute-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'recount-air-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two stations, each in a town; in the first hour the second one is stuck in smoke. A third town is far from both. */
const READINGS = [
  'station,station_name,longitude,latitude,hour,reading,left_out',
  'A,Ash,-118,34,2026-11-10T19:00:00Z,12.34,',
  'B,Birch,-117.5,34,2026-11-10T19:00:00Z,160,stuck',
  'A,Ash,-118,34,2026-11-10T20:00:00Z,20,',
  'B,Birch,-117.5,34,2026-11-10T20:00:00Z,20,',
  '',
].join('\n');
const POINTS = 'neighborhood,longitude,latitude\nash,-118,34\nbirch,-117.5,34\ndesert,-116,34.5\n';

type Figures = [pm25: number | null, aqi: number | null, ranking: number | null];
const record = (neighborhood: string, date: string, [pm25, aqi, ranking]: Figures) => ({
  ...{ neighborhood, date, avg_pm25: pm25, avg_aqi: aqi, ranking },
});
const hour = (text: string, all: Record<string, Figures>) =>
  Object.entries(all).map(([area, figures]) => record(area, text, figures));
const ELEVEN = '2026-11-10T11:00:00-08:00';
const TWELVE = '2026-11-10T12:00:00-08:00';
const NONE: Figures = [null, null, null];

/** By hour of the county's clock and scale. */
const RECORDS: Record<string, ReturnType<typeof hour>> = {
  '11 site': hour(ELEVEN, { ash: [12.3, 40, 1], birch: NONE, desert: NONE }),
  // a single hour has no NowCast, and two of three are available at noon
  '11 epa-2012': hour(ELEVEN, { ash: [12.3, null, null], birch: NONE, desert: NONE }),
  '11 epa-2024': hour(ELEVEN, { ash: [12.3, null, null], birch: NONE, desert: NONE }),
  '12 site': hour(TWELVE, { ash: [20, 60, 1], birch: [20, 60, 1], desert: [20, 60, null] }),
  // the NowCast of 20 and 12.3 is 17.0; the others have a doubtful hour in their window
  '12 epa-2012': hour(TWELVE, {
    ...{ ash: [20, 61, 1], birch: [20, null, null], desert: [20, null, null] },
  }),
  '12 epa-2024': hour(TWELVE, {
    ...{ ash: [20, 66, 1], birch: [20, null, null], desert: [20, null, null] },
  }),
};

/** Each station is predicted from the other at noon, over 30 km away. */
const ACCURACY = {
  ...{ sensors: 4, stations: 2, overall: null, by_distance: [], by_season: [] },
  by_level: Array.from({ length: 7 }, (_, level) => ({
    ...{ to_pm25: null, readings: 0, error: null },
    by_distance: Array.from({ length: 6 }, (_, distance) => ({
      ...{ to_km: null, error: null, error_pm25: null, one_in_ten_pm25: null },
      readings: level === 1 && distance === 5 ? 2 : 0,
    })),
  })),
};

async function compared(plant: (records: typeof RECORDS) => void = () => {}) {
  const records = structuredClone(RECORDS);
  plant(records);
  const lines: string[] = [];
  const found = new Differences('air', (line) => lines.push(line));
  const site = {
    async json(path: string) {
      const query = new URLSearchParams(path.split('?')[1]);
      const scale = query.get('scale');
      if (path.includes('last_updated'))
        return [
          {
            ...{ last_updated: TWELVE, datetime: TWELVE, current: TWELVE, map_opens: TWELVE },
            ...{ first: ELEVEN, sample: false },
          },
        ];
      if (path.includes('/date')) return records[`${query.get('hour')} ${scale}`];
      if (path.includes('/ranking')) return [];
      return ACCURACY;
    },
    text: async (path: string) => (path.includes('air-points') ? POINTS : READINGS),
    find: async () => null,
  };
  await compareAir(site, folder, found);
  return { ...found, lines };
}

test('estimates, doubtful places, far ones, indexes and ranks are worked out again', async () => {
  expect((await compared()).lines).toEqual([]);
});

test('one error in a concentration, an index, a rank or a doubtful place is found', async () => {
  const plants: [key: string, place: number, figures: object, line: string][] = [
    ['12 site', 0, { avg_pm25: 20.1 }, 'ash, site: µg/m³: 201, counted again 200'],
    ['12 epa-2024', 0, { avg_aqi: 65 }, 'ash, epa-2024: index: 65, counted again 66'],
    ['12 site', 2, { ranking: 1 }, 'desert, site: rank: 1, counted again null'],
    ['11 site', 1, { avg_pm25: 12.3 }, 'birch, site: µg/m³: 123, counted again null'],
  ];
  for (const [key, place, figures, line] of plants) {
    const { differing, lines } = await compared((records) =>
      Object.assign(records[key]?.[place] ?? {}, figures),
    );
    expect(lines.join(), line).toContain(line);
    expect(differing, line).toBe(1);
  }
});

test('an index and a NowCast are those of the tables', () => {
  // design values of EPA: 9.5 → 40, 15 → 57, 40 → 112 on the scale of 2012, and half points rise
  expect([95, 150, 400].map((tenths) => computeIndex(tenths, 'epa-2012'))).toEqual([40, 57, 112]);
  expect(computeIndex(66, 'epa-2012')).toBe(28);
  expect(computeIndex(14_560, 'site')).toBe(500);
  expect(computeNowCast([200, 123])).toBe(170);
  expect(computeNowCast([200, null, null, 100])).toBeNull();
});
