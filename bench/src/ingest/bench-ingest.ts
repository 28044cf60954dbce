import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import {
  formatBytes,
  formatCount,
  formatMilliseconds,
  formatRatio,
  median,
} from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import type { ServerStore } from '../serving/start-townlight.ts';
import { type EmptyCounty, prepareCounty } from './empty-county.ts';
import type { IngestTimes } from './ingest-once.ts';
import { makeLapdFile } from './make-lapd-file.ts';
import { measureRepliesDuringIngest, type ProbeSummary } from './measure-replies-during-ingest.ts';
import { type PostgisTimes, preparePostgis, runPostgisRoute } from './postgis-route.ts';

const ROWS = 1_000_000;
const CHANGED_EVERY = 10;
/** Rounds of the loads into PostgreSQL; loads that take a minute or more run once. */
const ROUNDS = 3;
const MIN_PER_SECOND = 150_000;
const MAX_BYTES = 700e6;
const TIMES_FASTER = 3;
const LONGEST_P99_MS = 50;
/** A month that both the earlier sample and the file contain. */
const PROBED_MONTH = '2024-10';

/** Times a CSV file until its release is published, on both stores, compared with COPY and PostGIS. */
export async function benchIngest(report: Report, cluster: Cluster): Promise<void> {
  const folder = join(cluster.exchange, 'ingest');
  const empty = await prepareCounty(cluster, folder);
  const first = join(folder, 'crimes.csv');
  const later = join(folder, 'crimes-later.csv');
  await makeLapdFile(first, { rows: ROWS });
  await makeLapdFile(later, { rows: ROWS, changedEvery: CHANGED_EVERY });

  const postgres: IngestTimes[] = [];
  const again: IngestTimes[] = [];
  const pglite: IngestTimes[] = [];
  const pgliteAgain: IngestTimes[] = [];
  const postgis: PostgisTimes[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const store = await empty.postgres();
    postgres.push(await runIngest(first, store));
    again.push(await runIngest(later, store));
    if (round > 0) continue;
    postgis.push(await viaPostgis(empty, first));
    const embedded = await empty.pglite();
    pglite.push(await runIngest(first, embedded));
    pgliteAgain.push(await runIngest(later, embedded));
    rmSync(embedded.dataFolder, { recursive: true, force: true });
  }
  assertSamePlaces(postgres[0] as IngestTimes, postgis[0] as PostgisTimes);

  report.heading('Ingest');
  report.note(
    `${formatCount(ROWS)} rows in the official columns, placed in 272 neighborhoods, 300 zip codes and 2,343 tracts; medians of ${ROUNDS} loads into PostgreSQL. ` +
      `Again: the same file with every ${CHANGED_EVERY}th row changed. PostGIS: COPY as text, cast, ST_Contains in ` +
      'three partitions, counts; without keys, rejects or comparison with what is there.',
  );
  const row = (name: string, times: IngestTimes[]) => [
    name,
    formatMilliseconds(median(times.map((t) => t.milliseconds))),
    formatCount(perSecond(times)),
    formatMilliseconds(median(times.map((t) => t.busyMilliseconds))),
    formatBytes(median(times.map((t) => t.peak))),
  ];
  report.table(
    ['', 'took', 'rows/s', 'processor time of Node', 'most memory'],
    [
      row('PostgreSQL, first load', postgres),
      row('PostgreSQL, again', again),
      row('PGlite, first load', pglite),
      row('PGlite, again', pgliteAgain),
      [
        'COPY and PostGIS',
        formatMilliseconds(median(postgis.map((t) => t.milliseconds))),
        formatCount(perSecond(postgis)),
        '',
        '',
      ],
      [
        'of it COPY as text',
        formatMilliseconds(median(postgis.map((t) => t.copyMilliseconds))),
        '',
        '',
        '',
      ],
    ],
  );
  const speed = perSecond(postgres);
  const peak = Math.max(...postgres.map((t) => t.peak));
  const ratio = speed / perSecond(postgis);
  report.goal(
    `${formatCount(speed)} rows/s on PostgreSQL (goal ${formatCount(MIN_PER_SECOND)})`,
    speed >= MIN_PER_SECOND,
  );
  report.goal(`at most ${formatBytes(peak)} (goal ${formatBytes(MAX_BYTES)})`, peak < MAX_BYTES);
  report.goal(
    `${formatRatio(ratio)} as fast as COPY and PostGIS (goal ${TIMES_FASTER}×)`,
    ratio >= TIMES_FASTER,
  );

  await benchAnswers(report, cluster, folder, first);
  rmSync(folder, { recursive: true, force: true });
}

async function viaPostgis(empty: EmptyCounty, file: string): Promise<PostgisTimes> {
  const database = await openWithoutMigrations((await empty.postgres()).databaseUrl);
  await preparePostgis(database);
  const times = await runPostgisRoute(database, file);
  await database.close();
  return times;
}

async function benchAnswers(report: Report, cluster: Cluster, folder: string, file: string) {
  // loads a year of the sample first, so that the server has figures to serve
  const county = await prepareCounty(cluster, folder, { months: 12, through: PROBED_MONTH });
  const onPostgres = await measureRepliesDuringIngest(await county.postgres(), file, PROBED_MONTH);
  const onPglite = await measureRepliesDuringIngest(await county.pglite(), file, PROBED_MONTH);
  report.note(
    '\nAnswers of the running server, 100 requests a second for a kept ranking, while the command loads the same file into its store ' +
      'and the new snapshot comes in:',
  );
  const row = (name: string, { count, failed, p50, p99, longest }: ProbeSummary) => [
    name,
    formatCount(count),
    formatCount(failed),
    formatMilliseconds(p50),
    formatMilliseconds(p99),
    formatMilliseconds(longest),
  ];
  report.table(
    ['', 'answers', 'failed', 'p50', 'p99', 'longest'],
    [
      row('PostgreSQL, idle', onPostgres.idle),
      row('PostgreSQL, during the load', onPostgres.during),
      row('PGlite, idle', onPglite.idle),
      row('PGlite, during the load', onPglite.during),
    ],
  );
  for (const [name, { during }] of [
    ['PostgreSQL', onPostgres],
    ['PGlite', onPglite],
  ] as const) {
    report.goal(
      `${name}: p99 ${formatMilliseconds(during.p99)} during a load, ${during.failed} failed (goal under ${LONGEST_P99_MS} ms, none)`,
      during.p99 < LONGEST_P99_MS && during.failed === 0,
    );
  }
}

function perSecond(times: readonly { milliseconds: number }[]): number {
  return (ROWS / median(times.map((t) => t.milliseconds))) * 1000;
}

/** Points on an edge are inside by Townlight's rule and outside by ST_Contains: one street corner may differ. */
function assertSamePlaces(townlight: IngestTimes, theirs: PostgisTimes): void {
  for (const [partition, placed] of Object.entries(townlight.placed)) {
    const other = theirs.placed[partition] ?? 0;
    if (Math.abs(placed - other) > ROWS / 2000) {
      throw new Error(`${partition}: ${placed} records placed by us, ${other} by PostGIS`);
    }
  }
}

const script = fileURLToPath(new URL('./ingest-once.ts', import.meta.url));
const run = promisify(execFile);

/** Loads a file of LAPD records in a separate process. */
async function runIngest(file: string, store: ServerStore): Promise<IngestTimes> {
  const args = [script, file, store.dataFolder, ...(store.databaseUrl ? [store.databaseUrl] : [])];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout) as IngestTimes;
}
