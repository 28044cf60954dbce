/**
 * Loads the real records by the commands of the README, on both stores, and recounts them with other tools: DuckDB
 * reads the files, PostGIS places the points.
 * TOWNLIGHT_SHARED=<folder> node e2e/proofs/reconcile-real-records.ts
 */
import { type CrimeStatus, crimeStatus } from '@townlight/contract/crime';
import { parseYearMonth } from '@townlight/domain/time';
import type {
  Database,
  StoreConfig,
} from '../../apps/server/src/platform/database/open-database.ts';
import { closeFindings, createFindings, type Findings } from './findings.ts';
import { startSite } from './process/site.ts';
import { runTownlightOrThrow } from './process/townlight-command.ts';
import { compareCells } from './reconcile/compare-cells.ts';
import { comparePages } from './reconcile/compare-pages.ts';
import { compareRecords } from './reconcile/compare-records.ts';
import { compareReplies } from './reconcile/compare-replies.ts';
import { compareTrackers } from './reconcile/compare-trackers.ts';
import { loadByReadme } from './reconcile/load-by-readme.ts';
import {
  type AreaIds,
  findPlacesOnEdges,
  loadBoundaries,
  placeRecords,
} from './reconcile/place-with-postgis.ts';
import { provePortal } from './reconcile/prove-portal.ts';
import { readRecordsIndependently } from './reconcile/read-records-independently.ts';
import { parseReportFigures, type ReportFigures } from './reconcile/report-figures.ts';
import { findSharedRecords } from './reconcile/shared-records.ts';
import { countTrackerFigures, readCrimeOfCode } from './reconcile/tracker-figures.ts';
import {
  createEmbeddedStores,
  createPostgresStores,
  type ProofStores,
} from './stores/proof-stores.ts';
import { withDatabase } from './stores/published-state.ts';

const shared = findSharedRecords();
const findings = createFindings();
const postgres = createPostgresStores();
try {
  for (const stores of [createEmbeddedStores(), postgres]) {
    findings.log(`\n══ ${stores.name}`);
    await reconcile(stores, await postgres.create(), findings);
    if (stores !== postgres) stores.close();
  }
} finally {
  postgres.close();
}
closeFindings(findings);

async function reconcile(
  stores: ProofStores,
  independent: StoreConfig,
  findings: Findings,
): Promise<void> {
  const store = await stores.create();
  const figures = await loadByReadme(store, shared, findings);

  findings.log('\nDuckDB reads the files');
  const files = {
    lapd: await readRecordsIndependently('lapd', shared.lapd),
    lasd: await readRecordsIndependently('lasd', shared.lasd),
  };
  for (const agency of ['lapd', 'lasd'] as const) {
    const { rows, unusable, repeated, records } = files[agency];
    const f: ReportFigures = figures[agency];
    findings.check(
      `${agency}: ${rows} rows, ${unusable} unusable, ${repeated} repeated, ${records.length} records`,
      f.read === rows &&
        f.rejected === unusable &&
        f.new === records.length &&
        f.updated + f.unchanged === repeated,
      JSON.stringify(f),
    );
  }

  findings.log('\nPostGIS places the points');
  const ids = await withDatabase(store, readAreaIds);
  const records = await withDatabase(independent, async ({ pool: other }) => {
    const repaired = await loadBoundaries(other, shared, ids);
    for (const { partition, slug, reason } of repaired)
      findings.log(`  mended  ${slug} of ${partition}: ${reason}`);
    await placeRecords(other, [...files.lapd.records, ...files.lasd.records]);
    for (const place of await findPlacesOnEdges(other))
      findings.log(
        `  edge    ${place.longitude}, ${place.latitude} (${place.records} records) lies on an edge of ${place.slugs} (${place.partition})`,
      );
    return await withDatabase(store, async ({ pool }) => {
      const compared = await compareRecords(pool, other, repaired, findings);
      await compareCells(pool, compared, findings);
      return compared;
    });
  });
  for (const partition of ['neighborhoods', 'zipcodes', 'tracts'])
    for (const agency of ['lapd', 'lasd'] as const) {
      const ofAgency = records.filter((r) => r.partition === partition && r.agency === agency);
      const placed = ofAgency.filter((r) => r.areaId > 0).length;
      const printed = figures[agency].placed[partition];
      findings.check(
        `${agency} in ${partition}: ${placed} placed + ${ofAgency.length - placed} unplaced, as printed`,
        printed?.placed === placed && printed.unplaced === ofAgency.length - placed,
        JSON.stringify(printed),
      );
    }

  findings.log('\nThe server answers');
  const site = await startSite(store);
  // the server creates the categories on its first start
  const crimeOf = await withDatabase(store, ({ pool }) => readCrimeOfCode(pool));
  await compareReplies(site, ids, records, crimeOf, findings);
  findings.log('\nThe Sheriff’s months are said to be whole while the server runs');
  const months = ['--months', '2017-10..2017-11', '--covers', 'agency'];
  const lasd = ['ingest', 'crime', '--source', 'lasd', '--file', shared.lasd, ...months];
  const printed = parseReportFigures(await runTownlightOrThrow(lasd, store));
  findings.check(
    `all ${printed.read} records are unchanged`,
    printed.read === files.lasd.rows && printed.unchanged === printed.read,
    JSON.stringify(printed),
  );
  await site.waitFor('/api/crimes/status', (body) => body.includes('"first_month":"2017-10"'));
  await compareReplies(site, ids, records, crimeOf, findings);

  findings.log('\nThe pages of three neighborhoods and three crimes');
  const status = crimeStatus.parse(JSON.parse((await site.get('/api/crimes/status')).body));
  const last = lastMonth(status);
  const slugs = new Map(
    [...ids].flatMap(([key, id]) => {
      const [partition, slug = ''] = key.split(' ');
      return partition === 'neighborhoods' ? [[id, slug] as const] : [];
    }),
  );
  const outside = new Set(status.outside_all_crime);
  const trackers = countTrackerFigures(crimeOf, outside, records, slugs, last);
  await compareTrackers(site, trackers, last, findings);
  await comparePages(site, trackers, last, findings);
  await site.stop();

  await provePortal(stores, shared, findings);
}

/** Months since year 0. */
function lastMonth({ data_through: through }: CrimeStatus): number {
  const month = parseYearMonth(through ?? '');
  if (month === null) throw new Error('the server has no month on record');
  return month;
}

async function readAreaIds({ pool }: Database): Promise<AreaIds> {
  const { rows } = await pool.query<{ id: number; partition: string; slug: string }>(
    'select id, partition, slug from area',
  );
  return new Map(rows.map(({ id, partition, slug }) => [`${partition} ${slug}`, id]));
}
