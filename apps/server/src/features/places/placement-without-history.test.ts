import {
  endOfMonth,
  parseYearMonth,
  startOfMonth,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { serveFeatures } from '../../platform/features/feature-list.ts';
import { createAppForTests } from '../../platform/testing/create-app-for-tests.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { fastCheckOptions } from '../../platform/testing/run-length.ts';
import { readCurrentSnapshot } from '../../snapshot/index.ts';
import { makeCategories } from '../../testing/make-categories.ts';
import { listFeatures } from '../../testing/test-features.ts';
import { loadCrime, type SourceRow } from '../crime/ingest/load-crime.ts';
import { createPointLocator } from '../crime/ingest/point-locator.ts';
import { reassignIncidentAreas } from '../crime/ingest/reassign-incident-areas.ts';
import { chooseBulkLoad } from '../crime/ingest/upsert-record-batch.ts';
import { ingestBoundaries } from './ingest/ingest-boundaries.ts';
import { ingestCoverage } from './ingest/ingest-coverage.ts';
import { ingestPopulation } from './ingest/ingest-population.ts';
import {
  createRejectsFolder,
  geojsonFile,
  polygonFeature,
  writeTestFile,
} from './testing/test-files.ts';

const ZONE = 'America/Los_Angeles';

/** A rectangle in eighths of a degree, so that records lie exactly on edges. */
function block(name: string, [west, south, east, north]: number[], more = {}) {
  const [w, s, e, n] = [west, south, east, north].map((at) => (at as number) / 8);
  const at = (x: number, y: number): [number, number] => [x - 118, y + 34];
  const [sw, se, ne, nw] = [
    at(w as number, s as number),
    at(e as number, s as number),
    at(e as number, n as number),
    at(w as number, n as number),
  ];
  return polygonFeature(name, [[sw, se, ne, nw, sw]], more);
}

/** The areas in these files move, touch, overlap and disappear; only one file has kinds. */
const NEIGHBORHOODS = [
  [block('Zeta', [0, 0, 2, 4], { type: 'standalone-city' }), block('Mid', [2, 0, 4, 4])],
  [block('Alpha', [0, 0, 3, 2]), block('Mid', [2, 0, 4, 4]), block('Zeta', [0, 1, 2, 4])],
  [block('Mid', [0, 0, 4, 2]), block('Alpha', [0, 2, 4, 4])],
];
const ZIPCODES = [
  [block('', [0, 0, 2, 4], { ZIPCODE: '90002' }), block('', [2, 0, 4, 4], { ZIPCODE: '90001' })],
  [block('', [0, 0, 4, 2], { ZIPCODE: '90003' }), block('', [0, 2, 4, 4], { ZIPCODE: '90001' })],
];
const RESIDENTS = [
  'name,population\nMid,5000\nZeta,9000\n',
  'name,population\nalpha,7000\nMID,6000\n',
];
const COVERAGE = [
  'area,agency\nAlpha,lapd\nZeta,lasd\nMid,lasd\nMid,lapd\n',
  'area,agency\nMid,lapd\nZeta,lapd\n',
];

type Step = { load: 'neighborhoods' | 'zipcodes' | 'residents' | 'coverage'; file: number };
type InForce = Record<Step['load'], number>;

const agencies = [
  { slug: 'lapd', name: 'Los Angeles Police Department', shortName: 'LAPD' },
  { slug: 'lasd', name: 'Sheriff', shortName: 'LASD' },
];

async function load(database: Database, { load: kind, file }: Step): Promise<void> {
  const rejectsFolder = createRejectsFolder();
  if (kind === 'neighborhoods' || kind === 'zipcodes')
    await ingestBoundaries(database, {
      partition: kind,
      file: geojsonFile((kind === 'neighborhoods' ? NEIGHBORHOODS : ZIPCODES)[file] as unknown[]),
      rejectsFolder,
      replaceAll: true,
      afterBoundaries: reassignIncidentAreas,
    });
  else if (kind === 'residents')
    await ingestPopulation(database, {
      partition: 'neighborhoods',
      file: writeTestFile('residents.csv', RESIDENTS[file] as string),
      rejectsFolder,
      replaceAll: true,
    });
  else
    await ingestCoverage(database, {
      file: writeTestFile('coverage.csv', COVERAGE[file] as string),
      rejectsFolder,
      agencies,
    });
}

/** One at every corner of the lattice: on edges, on corners, inside and outside. */
function records(): SourceRow[] {
  const rows: SourceRow[] = [];
  for (let x = 0; x <= 4; x++)
    for (let y = 0; y <= 4; y++)
      for (const month of [9, 10])
        rows.push({
          line: rows.length + 2,
          raw: [],
          parsed: {
            number: `N${rows.length}`,
            code: '310',
            description: 'BURGLARY',
            occurredAt: `2026-${month}-15 12:00`,
            month: toYearMonth(2026, month),
            longitude: x / 8 - 118,
            latitude: y / 8 + 34,
          },
        });
  return rows;
}

const PERIOD = `from=${startOfMonth(parseYearMonth('2026-10') as YearMonth, ZONE)}&to=${endOfMonth(parseYearMonth('2026-10') as YearMonth, ZONE)}`;
const ADDRESSES = [
  ...['neighborhoods', 'zipcodes'].flatMap((partition) => [
    `/api/${partition}/geojson`,
    `/api/${partition}/areas`,
    `/api/${partition}/coverage`,
    `/api/${partition}/agencies`,
    `/api/${partition}/crimes?${PERIOD}`,
    `/api/${partition}/compare/crimes?${PERIOD}`,
  ]),
  '/api/neighborhoods/names',
  '/api/neighborhoods/ranks/10/2026',
  '/api/neighborhoods/mid/monthly',
  '/api/zipcodes/90001/monthly',
  '/api/neighborhoods/get_neighborhood?lat=34.125&long=-117.75',
];

interface County {
  readonly database: Database;
  /** Fetches all public replies about the figures in force. */
  publicReplies(): Promise<Record<string, string>>;
}

async function openCounty(database: Database): Promise<County> {
  await makeCategories(database.pool);
  await inTransaction(database.pool, async (client) =>
    loadCrime(client, {
      agency: 'lapd',
      agencyName: 'Los Angeles Police Department',
      source: 'lapd-legacy',
      origin: 'made',
      rows: [records()],
      statement: {
        months: [{ from: toYearMonth(2026, 9), to: toYearMonth(2026, 10) }],
        covers: { part: 'agency' },
      },
      place: await createPointLocator(client),
      bulkLoad: chooseBulkLoad(database.kind),
    }),
  );
  const features = listFeatures(readConfig({})).filter(({ name }) =>
    ['places', 'bundles', 'crime'].includes(name),
  );
  // builds in this thread: a thread for each of hundreds of snapshots takes minutes
  let snapshot = await readCurrentSnapshot(database.pool, features);
  const served = await serveFeatures(features, {
    pool: database.pool,
    log: silentLog,
    publicUrl: undefined,
    current: () => snapshot,
    send: () => Promise.reject(new Error('nothing is sent here')),
    countWaiting: async () => 0,
    checkNow: async () => undefined,
    markChanged: () => undefined,
  });
  const app = await createAppForTests();
  for (const feature of served) feature.routes?.(app);
  return {
    database,
    async publicReplies() {
      snapshot = await readCurrentSnapshot(database.pool, features);
      const replies: Record<string, string> = {};
      for (const url of ADDRESSES) {
        const { statusCode, body } = await app.inject(url);
        expect(statusCode, url).toBe(200);
        replies[url] = body;
      }
      return replies;
    },
  };
}

/** Resets all but the records. */
async function forgetPlaces({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from area; delete from residents_row; delete from coverage_row;
     delete from release where kind <> 'crime'`,
  );
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ load: fc.constant('neighborhoods' as const), file: fc.nat(2) }),
  fc.record({
    load: fc.constantFrom('zipcodes' as const, 'residents' as const, 'coverage' as const),
    file: fc.nat(1),
  }),
);
const HISTORIES = { short: 8, long: 25 };

describeOnStore('placement does not depend on history', (open) => {
  // formerly the area loaded first won ties, and areas lost their residents when they were removed and added again
  test('random histories of boundaries, residents and coverage end in the replies of the files in force alone', async () => {
    const database = await open();
    const openedCounty = await openCounty(database);
    const alone = new Map<string, Record<string, string>>();
    for (const neighborhoods of NEIGHBORHOODS.keys())
      for (const zipcodes of ZIPCODES.keys())
        for (const residents of RESIDENTS.keys())
          for (const coverage of COVERAGE.keys()) {
            const inForce: InForce = { neighborhoods, zipcodes, residents, coverage };
            await forgetPlaces(database);
            for (const kind of ['neighborhoods', 'zipcodes', 'residents', 'coverage'] as const)
              await load(database, { load: kind, file: inForce[kind] });
            alone.set(JSON.stringify(inForce), await openedCounty.publicReplies());
          }
    // different inputs give different replies: the test could fail
    expect(new Set([...alone.values()].map((replies) => JSON.stringify(replies))).size).toBe(
      alone.size,
    );

    let inForce: InForce = { neighborhoods: 2, zipcodes: 1, residents: 1, coverage: 1 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const each of steps) {
          await load(database, each);
          inForce = { ...inForce, [each.load]: each.file };
        }
        expect(await openedCounty.publicReplies()).toEqual(alone.get(JSON.stringify(inForce)));
      }),
      { ...fastCheckOptions(HISTORIES), endOnFailure: true },
    );
  }, 180_000);

  test('replacing all areas by one requires an explicit option; reloading the correct file restores residents and ranks', async () => {
    const openedCounty = await openCounty(await open());
    const right = Array.from({ length: 8 }, (_, at) =>
      block(at === 0 ? 'Mid' : `Area ${at}`, [
        at % 4,
        at < 4 ? 0 : 2,
        (at % 4) + 1,
        at < 4 ? 2 : 4,
      ]),
    );
    const boundaries = async (areas: readonly unknown[], replaceAll = false) =>
      await ingestBoundaries(openedCounty.database, {
        partition: 'neighborhoods',
        file: geojsonFile([...areas]),
        rejectsFolder: createRejectsFolder(),
        replaceAll,
        afterBoundaries: reassignIncidentAreas,
      });
    await boundaries(right);
    await load(openedCounty.database, { load: 'zipcodes', file: 0 });
    await load(openedCounty.database, { load: 'residents', file: 0 });
    await load(openedCounty.database, { load: 'coverage', file: 0 });
    const before = await openedCounty.publicReplies();

    const wrong = [block('Mid', [0, 0, 4, 4])];
    await expect(boundaries(wrong)).rejects.toThrow(
      /7 of 8 areas would be removed \(Area 1, .*\), so nothing was published .* --replace-all$/,
    );
    expect(await openedCounty.publicReplies()).toEqual(before);
    expect(await boundaries(wrong, true)).toMatchObject({ report: { areas: 1 } });
    expect(await openedCounty.publicReplies()).not.toEqual(before);
    await boundaries(right);
    expect(await openedCounty.publicReplies()).toEqual(before);
  }, 30_000);
});
