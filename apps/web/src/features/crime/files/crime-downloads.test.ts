import type { CrimeStatus } from '@townlight/contract/crime';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { buildTableFiles } from '../../../download/build-table-files.ts';
import { en } from '../../../i18n/testing/all-messages.ts';
import { colorAreasByRate, colorAreasByTrend } from '../figures/area-tones.ts';
import { listCrimeColumns } from '../safety-map/crime-rows.ts';
import { toComparisonColumns } from '../similar/month-lines.tsx';
import { toSimilarLines } from '../similar/similar-lines.ts';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { makeSimilarRates } from '../testing/make-similar-rates.ts';
import { toAreaRankingCsv } from './area-ranking-csv.ts';
import { toCompareLinesCsv, toCompareRowsCsv } from './compare-csv.ts';
import { CRIME_FILE_MESSAGES } from './crime-file-messages.ts';
import { markSampleRows, prependConstantColumns } from './csv-rows.ts';
import { toCrimeTypesCsv } from './kinds-csv.ts';
import { toMapGeojson } from './map-geojson.ts';
import { toMonthCsv } from './month-csv.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = toYearMonth(2026, 10);
const range = { from: october, to: october };
const status: CrimeStatus = {
  sample: true,
  first_month: '2023-10',
  data_through: '2026-10',
  provisional_from: '2026-10',
  released_at: '2026-11-20T12:00:00.000Z',
  sources: [
    {
      agency: 'lapd',
      name: 'Los Angeles Police Department',
      short_name: 'LAPD',
      first_month: '2023-10',
      through: '2026-10',
      missing: [],
      released_at: '2026-11-20T12:00:00.000Z',
      provisional_from: '2026-10',
      change_over: null,
    },
  ],
  outside_all_crime: [],
  counted_singly: [],
  areas: { neighborhoods: 272, zipcodes: 297, tracts: 2343 },
};
const from = {
  title: 'Venice, crime by month · Townlight',
  url: 'https://crime.example.org/neighborhood/venice?history=yearly',
  status,
};

describe('a table download', () => {
  const rows = [
    ['from', 'to', 'id', 'reports'],
    ['2025-11', '2026-10', 'venice', 212],
  ];
  const files = buildTableFiles(
    intl,
    { fileName: 'venice-crimes.csv', rows },
    CRIME_FILE_MESSAGES,
    from,
  );

  test('is a CSV file and a metadata file of the same name', () => {
    expect(files.csv).toEqual({
      name: 'venice-crimes.csv',
      text: 'from,to,id,reports\r\n2025-11,2026-10,venice,212\r\n',
    });
    expect(files.metadata.name).toBe('venice-crimes.metadata.json');
    expect(JSON.parse(files.metadata.text)).toEqual(files.metadata.content);
  });

  test('has metadata on its page, method, period, sources, last month, creation time and license', () => {
    expect(files.metadata.content).toMatchObject({
      file: 'venice-crimes.csv',
      page: from.url,
      method: 'https://crime.example.org/about/method',
      period: { from: '2025-11', to: '2026-10' },
      data_through: '2026-10',
      provisional_from: '2026-10',
      as_of: '2026-11-20T12:00:00.000Z',
      sample_data: true,
      sources: [{ agency: 'Los Angeles Police Department', through: '2026-10' }],
    });
    expect(files.metadata.content.license).toContain('see the source’s terms');
    expect(files.metadata.content.notes[0]).toMatch(/^Sample data/);
  });

  test('does not call real records sample data', () => {
    const real = buildTableFiles(intl, { fileName: 'a.csv', rows }, CRIME_FILE_MESSAGES, {
      ...from,
      status: { ...status, sample: false },
    }).metadata.content;
    expect(real.sample_data).toBe(false);
    expect(real.notes.join()).not.toContain('Sample');
  });

  test('derives its period from the months of its rows, or uses the given period', () => {
    const months = [['month', 'crimes'], ...['2026-09', '2026-10'].map((month) => [month, 5])];
    const periodOf = (rows: (string | number)[][], period?: typeof range) =>
      buildTableFiles(
        intl,
        { fileName: 'a.csv', rows, ...(period && { period }) },
        CRIME_FILE_MESSAGES,
        from,
      ).metadata.content.period;
    expect(periodOf(months)).toEqual({ from: '2026-09', to: '2026-10' });
    expect(periodOf([['id'], ['venice']], range)).toEqual({ from: '2026-10', to: '2026-10' });
    expect(periodOf([['id'], ['venice']])).toBeNull();
  });
});

test('every column of every file of the site has a definition', () => {
  const compared = { crimes: 'all crime', status, police: undefined };
  const rates = makeSimilarRates({ from: range.from, county: [], similar: [] });
  const comparisonColumns = toComparisonColumns(intl, toSimilarLines(rates));
  expect(comparisonColumns).toHaveLength(2);
  const columns = [
    ...(toCrimeTypesCsv([], null, { status, police: undefined })[0] ?? []),
    ...(toAreaRankingCsv([], null, status, undefined)[0] ?? []),
    ...(toCompareRowsCsv([], range, compared)[0] ?? []),
    ...(toCompareLinesCsv([], 'rate', compared)[0] ?? []),
    ...listCrimeColumns('safe', 'neighborhoods').map((column) => column.csv),
    ...listCrimeColumns('traj', 'zipcodes').map((column) => column.csv),
    ...(toMonthCsv(
      [],
      10_000,
      { counted: {}, police: undefined, breaks: [], comparisonColumns },
      status,
    )[0] ?? []),
  ];
  for (const column of columns) {
    expect(CRIME_FILE_MESSAGES.columns, String(column)).toHaveProperty(String(column));
  }
});

describe('a map download', () => {
  const shapes: AreaFeatureCollection = {
    type: 'FeatureCollection',
    features: ['venice', 'downey'].map((id, at) => ({
      type: 'Feature',
      id: at,
      properties: { id, name: id, label: id, center: [0, 0], bounds: [0, 0, 1, 1] },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    })),
  };
  const police = new Map([
    ['venice', { agencies: ['Los Angeles Police Department'], breaks: [] }],
    [
      'downey',
      {
        agencies: ['Downey Police Department'],
        breaks: [],
        partialCoverage: { share: 0.8, of: 'residents' as const },
      },
    ],
  ]);
  const base = { fileName: 'map.geojson', period: range, shapes, police };

  test('has the rate, rank, state and class of each area', () => {
    const areas = [
      makeAreaCrimes({ id: 'venice', total_crime_count: 200, ranking: 1 }),
      makeIncompleteArea({ id: 'downey', total_crime_count: 7 }),
    ];
    const map = toMapGeojson(
      intl,
      {
        ...base,
        mode: 'safe',
        crimesCounted: 'all crime',
        crimes: new Map(areas.map((area) => [area.id, area])),
        trajectories: undefined,
        tones: colorAreasByRate(areas),
      },
      from,
    );
    expect(map.features[0]?.properties).toMatchObject({
      name: 'venice',
      rate_per_100000_residents: 2000,
      rank: 1,
      reason: null,
      completeness: 'provisional',
      records: 'invented sample records',
      class: 1,
    });
    expect(map.features[1]?.properties).toMatchObject({
      reports: 7,
      rate_per_100000_residents: null,
      rank: null,
      reason: 'incomplete',
      completeness: 'incomplete',
      departments_missing: 'Downey Police Department',
      policed_share: 0.8,
      policed_share_of: 'residents',
      class: null,
    });
    expect(map.metadata).toMatchObject({ file: 'map.geojson', sample_data: true });
    expect(map.metadata.columns.every((column) => column.definition !== '')).toBe(true);
  });

  test('has the change, the usual range and a signed class, which is 0 without a clear change', () => {
    const areas = [makeTrajectory('venice', 300, 100), makeTrajectory('downey', 101, 100)];
    const map = toMapGeojson(
      intl,
      {
        ...base,
        mode: 'traj',
        crimesCounted: 'all crime',
        crimes: undefined,
        trajectories: new Map(areas.map((area) => [area.id, area])),
        tones: colorAreasByTrend(areas),
      },
      from,
    );
    expect(map.features.map((feature) => feature.properties)).toMatchObject([
      { change: 'up', change_of_rate: 2, class: 1 },
      { change: 'no-clear-change', change_of_rate: 0.01, class: 0, usual_low: 72, usual_high: 128 },
    ]);
    expect(map.metadata.columns.every((column) => column.definition !== '')).toBe(true);
  });
});

describe('a file by itself', () => {
  const rows = [
    ['id', 'reports'],
    ['venice', 212],
  ];

  test('includes the period, crimes and figure in every row', () => {
    expect(
      prependConstantColumns(
        { from: '2026-10', crimes_counted: 'Burglary', figure: 'trend' },
        rows,
      ),
    ).toEqual([
      ['from', 'crimes_counted', 'figure', 'id', 'reports'],
      ['2026-10', 'Burglary', 'trend', 'venice', 212],
    ]);
  });

  test('marks sample records as invented and leaves real records unmarked', () => {
    expect(markSampleRows(rows, true)).toEqual([
      ['id', 'reports', 'records'],
      ['venice', 212, 'invented sample records'],
    ]);
    expect(markSampleRows(rows, false)).toEqual(rows);
  });
});
