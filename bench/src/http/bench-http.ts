import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths } from '@townlight/domain/time';
import { openSampleSnapshot } from '../county/open-sample-snapshot.ts';
import { sampleDatabase } from '../county/sample-database.ts';
import { scratchFolder } from '../machine/scratch-folder.ts';
import { type Cluster, openBare } from '../machine/throw-away-cluster.ts';
import { median } from '../measure/quantile.ts';
import type { Report } from '../measure/report.ts';
import { showBytes, showCount, showMilliseconds, showShare } from '../measure/show-figures.ts';
import { rankingAddress } from '../serving/ranking-address.ts';
import { startTownlight } from '../serving/start-townlight.ts';
import { distinctAddresses } from './distinct-addresses.ts';
import { recordReply } from './record-reply.ts';
import { runWrk, type WrkResult } from './run-wrk.ts';
import { startBareServer } from './start-bare-server.ts';

const MONTHS = 37;
const ROUNDS = 5;
const SECONDS = 2;
const DISTINCT = 150_000;
const LEAST_SHARE = 0.7;
const LONGEST_P99_MS = 5;
const PAGE = '/neighborhood/venice';
/** Minimum share of the requests per second at which the bare server sends one cached reply (0075). */
const LEAST_COMPUTED_SHARE = 0.1;
/** One of both must be reached. */
const LEAST_PAGES = { perSecond: 20_000, share: 0.6 };

type Case = {
  name: string;
  url: string;
  headers: Record<string, string>;
  computed?: boolean;
  ours: WrkResult[];
  bare: WrkResult[];
};

/** Measures requests per second and latency of the real server and of a bare one that sends the same bytes. */
export async function benchHttp(report: Report, cluster: Cluster): Promise<void> {
  const county = await sampleDatabase(cluster, MONTHS);
  const folder = scratchFolder();
  const database = await openBare(county.url);
  const { first, months, scheme } = (await openSampleSnapshot(database)).crime.data;
  await database.close();
  const record = { from: first, to: addMonths(first, months - 1) };
  const file = join(folder, 'addresses.txt');
  writeFileSync(file, distinctAddresses(scheme, record, DISTINCT).join('\n'));

  const server = await startTownlight({ dataFolder: folder, databaseUrl: county.url });
  const bare = await startBareServer();
  const usual =
    server.url +
    rankingAddress('neighborhoods', { from: addMonths(record.to, -11), to: record.to });
  const first200 = await recordReply(usual, {});
  const etag =
    first200.head[first200.head.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  const newCase = (name: string, headers: Case['headers'], rest: Partial<Case> = {}): Case => ({
    name,
    url: usual,
    headers,
    ...rest,
    ours: [],
    bare: [],
  });
  const brotli = { 'accept-encoding': 'br' };
  const kept = [
    newCase('kept ranking, as it is', {}),
    newCase('kept ranking, brotli', brotli),
    newCase('not modified (304)', { 'if-none-match': etag }),
  ];
  const computed = newCase('computed rankings, as they are', {}, { computed: true });
  const page = newCase('kept page of a neighborhood, brotli', brotli, { url: server.url + PAGE });
  const packed = newCase('computed rankings, brotli', brotli, { computed: true });
  const cases = [...kept, page, computed, packed];
  let walked = 0;
  const measure = async (
    { url, headers, computed: isComputed, ours, bare: bareResults }: Case,
    seconds: number,
    keep: boolean,
  ) => {
    await bare.send(await recordReply(url, headers));
    const theirs = await runWrk({ url: bare.url, pid: bare.pid, seconds, headers });
    const walk = isComputed ? { walk: { file, from: walked } } : {};
    const our = await runWrk({ url, pid: server.pid, seconds, headers, ...walk });
    if (isComputed) walked += Math.ceil(our.perSecond * seconds) + 100;
    if (keep) {
      ours.push(our);
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
      `(${showBytes(bytes * 1000).replace(' MB', ' KB')}). Computed: ${showCount(DISTINCT)} different questions one after the other, ` +
      'against the bare server with one kept reply.',
  );
  report.table(
    ['', 'requests/s', 'bare node:http', 'share', 'share by processor time', 'p99', 'bare p99'],
    cases.map((each) => [
      each.name,
      showCount(median(each.ours.map((r) => r.perSecond))),
      showCount(median(each.bare.map((r) => r.perSecond))),
      showShare(shareOf(each)),
      showShare(busyShareOf(each)),
      showMilliseconds(p99Of(each.ours)),
      showMilliseconds(p99Of(each.bare)),
    ]),
  );
  for (const each of kept) {
    report.goal(
      `${each.name}: ${showShare(shareOf(each))} of bare, ${showShare(busyShareOf(each))} by processor time (goal ${showShare(LEAST_SHARE)})`,
      shareOf(each) >= LEAST_SHARE,
    );
    report.goal(
      `${each.name}: p99 ${showMilliseconds(p99Of(each.ours))} (goal under ${LONGEST_P99_MS} ms)`,
      p99Of(each.ours) < LONGEST_P99_MS,
    );
  }
  const pages = median(page.ours.map(({ perSecond }) => perSecond));
  report.goal(
    `${page.name}: ${showCount(pages)} a second, ${showShare(shareOf(page))} of bare ` +
      `(goal ${showCount(LEAST_PAGES.perSecond)} or ${showShare(LEAST_PAGES.share)})`,
    pages >= LEAST_PAGES.perSecond || shareOf(page) >= LEAST_PAGES.share,
  );
  report.goal(
    `${computed.name}: ${showShare(shareOf(computed))} of what the bare server sends, ${showShare(busyShareOf(computed))} by processor time (goal ${showShare(LEAST_COMPUTED_SHARE)})`,
    shareOf(computed) >= LEAST_COMPUTED_SHARE,
  );
}

function shareOf({ ours, bare }: Case): number {
  return median(
    ours.map(({ perSecond }, round) => perSecond / (bare[round] as WrkResult).perSecond),
  );
}

/** Returns the share per second of processor time, which also holds on a busy machine. */
function busyShareOf({ ours, bare }: Case): number {
  const perBusySecond = (results: readonly WrkResult[]) =>
    median(results.map((r) => r.perBusySecond));
  return perBusySecond(ours) / perBusySecond(bare);
}

function p99Of(results: readonly WrkResult[]): number {
  return median(results.map(({ p99 }) => p99));
}
