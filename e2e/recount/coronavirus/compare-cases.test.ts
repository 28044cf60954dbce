import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Differences } from '../differences.ts';
import { compareCases } from './compare-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'recount-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AREAS = [
  'reporting_area,neighborhood,reporting_area_residents,date,total_cases,at_least,at_most',
  'City of Ash,ash,3200,2022-10-30,555,,',
  'City of Ash,ash,3200,2022-10-31,550,,',
  'City of Birch,birch,,2022-10-30,400,,',
  'City of Birch,birch,,2022-10-31,410,,',
  // reports from the second day on, and is suppressed
  'Birch Canyon,birch,,2022-10-31,,1,4',
  // belongs to no neighborhood
  'Fern,,900,2022-10-31,77,,',
  '',
].join('\n');
const PLACES = 'neighborhood,residents\nash,9000\nbirch,4000\ncedar,1000\n';

const record = {
  neighborhood: 'ash',
  name: 'Ash',
  neighborhoods: ['ash'],
  total_cases: 555 as number | null,
  at_least: null as number | null,
  at_most: null as number | null,
  is_suppressed: false,
  suppressed_because: null as string | null,
  date: '2022-10-30',
  through: '2022-10-31',
  ranking: 1 as number | null,
  unranked: null as string | null,
  infection_rate: 0.173438,
  infection_rate_per_100K: 17_343.8,
  total_population: 3_200,
  population_of: 'reporting-areas',
  partial: false,
};
const birch = {
  ...record,
  ...{ neighborhood: 'birch', name: 'Birch and Cedar', neighborhoods: ['birch', 'cedar'] },
  ...{ population_of: 'neighborhoods', total_population: 5_000 },
};

/** The replies of a site whose sums are correct. */
const RIGHT = {
  '/api/health/coronavirus?date=2022-10-30': [
    record,
    {
      ...birch,
      ...{ total_cases: 400, ranking: 2, partial: true },
      ...{ infection_rate: 0.08, infection_rate_per_100K: 8_000 },
    },
  ],
  '/api/health/coronavirus?date=2022-10-31': [
    {
      ...record,
      ...{ date: '2022-10-31', total_cases: 550 },
      ...{ infection_rate: 0.171875, infection_rate_per_100K: 17_187.5 },
    },
    {
      ...birch,
      ...{ date: '2022-10-31', total_cases: null, at_least: 411, at_most: 414 },
      ...{ is_suppressed: true, suppressed_because: 'reporting-area' },
      ...{ ranking: null, unranked: 'withheld', infection_rate: 0, infection_rate_per_100K: 0 },
    },
  ],
  '/api/health/coronavirus_trend?neighborhood=ash': [
    { date: '2022-10-30', case_count: null, mean_7_days: null, flag: 'not-reported' },
    { date: '2022-10-31', case_count: -5, mean_7_days: null, flag: 'corrected' },
  ],
  '/api/health/coronavirus_trend?neighborhood=birch': [
    { date: '2022-10-30', case_count: null, mean_7_days: null, flag: 'not-reported' },
    { date: '2022-10-31', case_count: null, mean_7_days: null, flag: 'withheld' },
  ],
  '/api/health/coronavirus_status': [
    {
      ...{ first: '2022-10-30', through: '2022-10-31', ended: true, sample: false, sources: [] },
      neighborhoods: [
        {
          ...{ neighborhood: 'ash', neighborhoods: ['ash'], name: 'Ash', reporter: 'county' },
          reporting_areas: ['City of Ash'],
        },
        {
          ...{ neighborhood: 'birch', neighborhoods: ['birch', 'cedar'], reporter: 'county' },
          ...{ name: 'Birch and Cedar', reporting_areas: ['Birch Canyon', 'City of Birch'] },
        },
      ],
      ...{ without_reports: [], left_out: [] },
    },
  ],
};

async function compared(plant: (replies: typeof RIGHT) => void = () => {}) {
  const replies = structuredClone(RIGHT);
  plant(replies);
  const lines: string[] = [];
  const found = new Differences('coronavirus', (line) => lines.push(line));
  const site = {
    json: async (path: string) => replies[path as keyof typeof RIGHT],
    text: async (path: string) => (path.includes('reporting-areas') ? AREAS : PLACES),
    find: async () => null,
  };
  await compareCases(site, folder, found);
  return { ...found, lines };
}

test('late, withheld and merged areas and corrections are summed as the method specifies', async () => {
  // two days of two neighborhoods with 10 values each, 3 values of each day of the chart, and the number of records
  expect(await compared()).toMatchObject({ values: 2 + 4 * 10 + 4 * 3, differing: 0, lines: [] });
});

test('one error in a total, a rank, a rate, a reason or a day is found', async () => {
  type Replies = typeof RIGHT;
  const day = '/api/health/coronavirus?date=2022-10-31' as const;
  const chart = '/api/health/coronavirus_trend?neighborhood=ash' as const;
  const plants: [(replies: Replies) => void, string][] = [
    [(all) => Object.assign(all[day][0] ?? {}, { total_cases: 551 }), 'ash: cases: 551'],
    [(all) => Object.assign(all[day][0] ?? {}, { ranking: 2 }), 'ash: rank: 2'],
    [(all) => Object.assign(all[day][0] ?? {}, { infection_rate: 0.171874 }), 'ash: rate: 171874'],
    [(all) => Object.assign(all[day][1] ?? {}, { at_most: 413 }), 'birch: at most: 413'],
    [
      (all) => Object.assign(all[day][1] ?? {}, { suppressed_because: 'small-count' }),
      'birch: why: small-count',
    ],
    [(all) => Object.assign(all[chart][1] ?? {}, { case_count: 5 }), 'new cases: 5'],
    [(all) => all[day].pop(), 'neighborhoods: 1'],
  ];
  for (const [plant, line] of plants) {
    const { differing, lines } = await compared(plant);
    expect(differing, line).toBe(1);
    expect(lines.join()).toContain(line);
  }
});
