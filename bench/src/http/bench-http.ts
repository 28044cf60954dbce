import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths } from '@townlight/domain/time';
import { openSampleSnapshot, prepareSampleDatabase } from '../county/sample-database.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import {
  formatBytes,
  formatCount,
  formatMilliseconds,
  formatShare,
  median,
} from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { buildRankingPath } from '../serving/probe.ts';
import { startTownlight } from '../serving/start-townlight.ts';
import { buildDistinctRankingPaths } from './distinct-ranking-paths.ts';
import { recordReply } from './record-reply.ts';
import { runWrk, type WrkResult } from './run-wrk.ts';
import { startBareServer } from './start-bare-server.ts';

const MONTHS = 37;
const ROUNDS = 5;
const SECONDS = 2;
const DISTINCT = 150_000;
const MIN_SHARE = 0.7;
const LONGEST_P99_MS = 5;
const PAGE = '/neighborhood/venice';
/** Minimum share of the requests per second at which the bare server sends one cached reply (0075). */
const MIN_COMPUTED_SHARE = 0.1;
/** One of both must be reached. */
const MIN_PAGES = { perSecond: 20_000, share: 0.6 };

type Case = {
  name: string;
  url: string;
  headers: Record<string, string>;
  computed?: boolean;
  townlight: WrkResult[];
  bare: WrkResult[];
};

/** Measures requests per second and latency of the real server and of a bare one that sends the same bytes. */
export async function benchHttp(report: Report, cluster: Cluster): Promise<void> {
  const county = await prepareSampleDatabase(cluster, MONTHS);
  const folder = createScratchFolder();
  const database = await openWithoutMigrations(county.url);
  const { first, months, scheme } = (await openSampleSnapshot(database)).crime.data;
  await database.close();
  const record = { from: first, to: addMonths(first, months - 1) };
  const file = join(folder, 'addresses.txt');
  writeFileSync(file, buildDistinctRankingPaths(scheme, record, DISTINCT).join('\n'));

  const server = await startTownlight({ dataFolder: folder, databaseUrl: county.url });
  const bare = await startBareServer();
  const usual =
    server.url +
    buildRankingPath('neighborhoods', { from: addMonths(record.to, -11), to: record.to });
  const first200 = await recordReply(usual, {});
  const etag =
    first200.head[first200.head.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  const newCase = (name: string, headers: Case['headers'], rest: Partial<Case> = {}): Case => ({
    name,
    url: usual,
    headers,
    ...rest,
    townlight: [],
    bare: [],
  });
  const brotli = { 'accept-encoding': 'br' };
  const cachedCases = [
    newCase('kept ranking, as it is', {}),
    newCase('kept ranking, brotli', brotli),
    newCase('not modified (304)', { 'if-none-match': etag }),
  ];
  const computed = newCase('computed rankings, as they are', {}, { computed: true });
  const page = newCase('kept page of a neighborhood, brotli', brotli, { url: server.url + PAGE });
  const packed = newCase('computed rankings, brotli', brotli, { computed: true });
  const cases = [...cachedCases, page, computed, packed];
  let walked = 0;
  const measure = async (
    { url, headers, computed: isComputed, townlight, bare: bareResults }: Case,
    seconds: number,
    isRecorded: boolean,
  ) => {
    await bare.send(await recordReply(url, headers));
    const theirs = await runWrk({ url: bare.url, pid: bare.pid, seconds, headers });
    const walk = isComputed ? { walk: { file, from: walked } } : {};
    const our = await runWrk({ url, pid: server.pid, seconds, headers, ...walk });
    if (isComputed) walked += Math.ceil(our.perSecond * seconds) + 100;
    if (isRecorded) {
      townlight.push(our);
      bareResults.push(theirs);
    }
  };
  for (const each of cases) await measure(each, 1, false);
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of cases) await measure(each, SECONDS, true);
  }
  await server.stop();
  bare.stop();

  report.heading('HTTP');
  const bytes = Buffer.from(first200.body, 'base64').length;
  report.note(
    `wrk with 50 connections, medians of ${ROUNDS} rounds of ${SECONDS} s, the two servers in turn; the ranking of all neighborhoods ` +
      `(${formatBytes(bytes * 1000).replace(' MB', ' KB')}). Computed: ${formatCount(DISTINCT)} different questions one after the other, ` +
      'against the bare server with one kept reply.',
  );
  report.table(
    ['', 'requests/s', 'bare node:http', 'share', 'share by processor time', 'p99', 'bare p99'],
    cases.map((each) => [
      each.name,
      formatCount(median(each.townlight.map((r) => r.perSecond))),
      formatCount(median(each.bare.map((r) => r.perSecond))),
      formatShare(shareOf(each)),
      formatShare(busyShareOf(each)),
      formatMilliseconds(p99Of(each.townlight)),
      formatMilliseconds(p99Of(each.bare)),
    ]),
  );
  for (const each of cachedCases) {
    report.goal(
      `${each.name}: ${formatShare(shareOf(each))} of bare, ${formatShare(busyShareOf(each))} by processor time (goal ${formatShare(MIN_SHARE)})`,
      shareOf(each) >= MIN_SHARE,
    );
    report.goal(
      `${each.name}: p99 ${formatMilliseconds(p99Of(each.townlight))} (goal under ${LONGEST_P99_MS} ms)`,
      p99Of(each.townlight) < LONGEST_P99_MS,
    );
  }
  const pages = median(page.townlight.map(({ perSecond }) => perSecond));
  report.goal(
    `${page.name}: ${formatCount(pages)} a second, ${formatShare(shareOf(page))} of bare ` +
      `(goal ${formatCount(MIN_PAGES.perSecond)} or ${formatShare(MIN_PAGES.share)})`,
    pages >= MIN_PAGES.perSecond || shareOf(page) >= MIN_PAGES.share,
  );
  report.goal(
    `${computed.name}: ${formatShare(shareOf(computed))} of what the bare server sends, ${formatShare(busyShareOf(computed))} by processor time (goal ${formatShare(MIN_COMPUTED_SHARE)})`,
    shareOf(computed) >= MIN_COMPUTED_SHARE,
  );
}

function shareOf({ townlight, bare }: Case): number {
  return median(
    townlight.map(({ perSecond }, round) => perSecond / (bare[round] as WrkResult).perSecond),
  );
}

/** Returns the share per second of processor time, which also holds on a busy machine. */
function busyShareOf({ townlight, bare }: Case): number {
  const perBusySecond = (results: readonly WrkResult[]) =>
    median(results.map((r) => r.perBusySecond));
  return perBusySecond(townlight) / perBusySecond(bare);
}

function p99Of(results: readonly WrkResult[]): number {
  return median(results.map(({ p99 }) => p99));
}
