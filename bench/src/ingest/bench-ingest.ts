import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, openBare } from '../machine/throw-away-cluster.ts';
import { median } from '../measure/quantile.ts';
import type { Report } from '../measure/report.ts';
import { showBytes, showCount, showMilliseconds, showRatio } from '../measure/show-figures.ts';
import { type Answers, answerDuringIngest } from './answer-during-ingest.ts';
import { type EmptyCounty, prepareCounty } from './empty-county.ts';
import type { IngestTimes } from './ingest-once.ts';
import { makeLapdFile } from './make-lapd-file.ts';
import { type PostgisTimes, preparePostgis, runPostgisRoute } from './postgis-route.ts';
import { runIngest } from './run-ingest.ts';

const ROWS = 1_000_000;
const CHANGED_EVERY = 10;
/** Rounds of the loads into PostgreSQL; loads that take a minute or more run once. */
const ROUNDS = 3;
const LEAST_PER_SECOND = 150_000;
const MOST_BYTES = 700e6;
const TIMES_FASTER = 3;
const LONGEST_P99_MS = 50;
/** A month that both the earlier sample and the file contain. */
const ASKED_MONTH = '2024-10';

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
  requireSamePlaces(postgres[0] as IngestTimes, postgis[0] as PostgisTimes);

  report.heading('Ingest');
  report.note(
    `${showCount(ROWS)} rows in the official columns, placed in 272 neighborhoods, 300 zip codes and 2,343 tracts; medians of ${ROUNDS} loads into PostgreSQL. ` +
      `Again: the same file with every ${CHANGED_EVERY}th row changed. PostGIS: COPY as text, cast, ST_Contains in ` +
      'three partitions, counts; without keys, rejects or comparison with what is there.',
  );
  const row = (name: string, times: IngestTimes[]) => [
    name,
    showMilliseconds(median(times.map((t) => t.milliseconds))),
    showCount(perSecond(times)),
    showMilliseconds(median(times.map((t) => t.busyMilliseconds))),
    showBytes(median(times.map((t) => t.peak))),
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
        showMilliseconds(median(postgis.map((t) => t.milliseconds))),
        showCount(perSecond(postgis)),
        '',
        '',
      ],
      [
        'of it COPY as text',
        showMilliseconds(median(postgis.map((t) => t.copyMilliseconds))),
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
    `${showCount(speed)} rows/s on PostgreSQL (goal ${showCount(LEAST_PER_SECOND)})`,
    speed >= LEAST_PER_SECOND,
  );
  report.goal(`at most ${showBytes(peak)} (goal ${showBytes(MOST_BYTES)})`, peak < MOST_BYTES);
  report.goal(
    `${showRatio(ratio)} as fast as COPY and PostGIS (goal ${TIMES_FASTER}×)`,
    ratio >= TIMES_FASTER,
  );

  await benchAnswers(report, cluster, folder, first);
  rmSync(folder, { recursive: true, force: true });
}

async function viaPostgis(empty: EmptyCounty, file: string): Promise<PostgisTimes> {
  const database = await openBare((await empty.postgres()).databaseUrl);
  await preparePostgis(database);
  const times = await runPostgisRoute(database, file);
  await database.close();
  return times;
}

async function benchAnswers(report: Report, cluster: Cluster, folder: string, file: string) {
  // loads a year of the sample first, so that the server has figures to serve
  const county = await prepareCounty(cluster, folder, { months: 12, through: ASKED_MONTH });
  const onPostgres = await answerDuringIngest(await county.postgres(), file, ASKED_MONTH);
  const onPglite = await answerDuringIngest(await county.pglite(), file, ASKED_MONTH);
  report.note(
    '\nAnswers of the running server, 100 requests a second for a kept ranking, while the command loads the same file into its store ' +
      'and the new snapshot comes in:',
  );
  const row = (name: string, { count, failed, p50, p99, longest }: Answers) => [
    name,
    showCount(count),
    showCount(failed),
    showMilliseconds(p50),
    showMilliseconds(p99),
    showMilliseconds(longest),
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
      `${name}: p99 ${showMilliseconds(during.p99)} during a load, ${during.failed} failed (goal under ${LONGEST_P99_MS} ms, none)`,
      during.p99 < LONGEST_P99_MS && during.failed === 0,
    );
  }
}

function perSecond(times: readonly { milliseconds: number }[]): number {
  return (ROWS / median(times.map((t) => t.milliseconds))) * 1000;
}

/** Points on an edge are inside by Townlight's rule and outside by ST_Contains: one street corner may differ. */
function requireSamePlaces(ours: IngestTimes, theirs: PostgisTimes): void {
  for (const [partition, placed] of Object.entries(ours.placed)) {
    const other = theirs.placed[partition] ?? 0;
    if (Math.abs(placed - other) > ROWS / 2000) {
      throw new Error(`${partition}: ${placed} records placed by us, ${other} by PostGIS`);
    }
  }
}
