import type { Partition } from '@townlight/domain/places';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import { rankPartition } from '../../../apps/server/src/features/crime/snapshot/rank-partition.ts';
import { openSampleSnapshot } from '../county/open-sample-snapshot.ts';
import { sampleDatabase } from '../county/sample-database.ts';
import { type Cluster, openBare } from '../machine/throw-away-cluster.ts';
import { quantile } from '../measure/quantile.ts';
import type { Report } from '../measure/report.ts';
import { showCount, showMilliseconds, showRatio } from '../measure/show-figures.ts';
import { drawQueries } from './draw-queries.ts';
import { duckdbPeers, openDuckdb } from './duckdb-peers.ts';
import type { Peer } from './peer.ts';
import { postgresPeers } from './postgres-peers.ts';
import { preparePeerTables, RANKED } from './prepare-peer-tables.ts';
import { type RankingQuery, requireSameAnswer } from './ranking-query.ts';

const MONTHS = 37;
const QUERIES = 200;
const LONGEST_MS: Partial<Record<Partition, number>> = { neighborhoods: 0.05, tracts: 0.5 };
const TIMES_FASTER = 50;

/** Compares the ranking from the snapshot, from counts to ranks, with the same query in SQL. */
export async function benchRanking(report: Report, cluster: Cluster): Promise<void> {
  const county = await sampleDatabase(cluster, MONTHS);
  const database = await openBare(await cluster.createDatabase('ranking', county.name));
  const { crime } = await openSampleSnapshot(database);
  const { codesOfSeries } = await preparePeerTables(database, crime);
  const duckdb = await openDuckdb(database, cluster.exchange);
  const queries = drawQueries(crime, QUERIES);

  report.heading('Ranking');
  report.note(
    `${QUERIES} questions (one month, 12 months or another period; all crime, a category, or one to three types) ` +
      `over ${showCount(county.records)} records of ${MONTHS} months. All answers were found equal before timing.`,
  );
  for (const partition of RANKED) {
    const ours = ownPeer(crime, partition);
    const peers = [
      ...postgresPeers(database, partition, codesOfSeries),
      ...duckdbPeers(duckdb, partition, codesOfSeries),
    ];
    await requireEqual(ours, peers, queries);
    const areas = crime.data.partitions[partition].slugs.length;
    report.note(`All ${showCount(areas)} ${partition}:`);
    showTimes(report, partition, areas, await time(ours, queries), await timeAll(peers, queries));
  }
  duckdb.closeSync();
  await database.close();
  await cluster.dropDatabase('ranking');
}

function ownPeer(crime: CrimeSnapshot, partition: Partition): Peer {
  return {
    name: 'Townlight',
    passes: 100,
    answer({ bundles, period }) {
      const { counts, ranking } = rankPartition(crime.data.partitions[partition], bundles, period);
      return { counts, rates: ranking.rates, ranks: ranking.ranks };
    },
  };
}

async function requireEqual(ours: Peer, peers: readonly Peer[], queries: readonly RankingQuery[]) {
  for (const peer of peers) {
    for (const query of questionsTo(peer, queries)) {
      requireSameAnswer(peer.name, query, await peer.answer(query), await ours.answer(query));
    }
  }
}

/** Every fourth query is as mixed as the complete set. */
function questionsTo({ slow }: Peer, queries: readonly RankingQuery[]): readonly RankingQuery[] {
  return slow ? queries.filter((_, at) => at % 4 === 0) : queries;
}

type Times = { name: string; p50: number; p99: number };

async function timeAll(peers: readonly Peer[], queries: readonly RankingQuery[]): Promise<Times[]> {
  const times: Times[] = [];
  for (const peer of peers) times.push(await time(peer, queries));
  return times;
}

async function time(peer: Peer, queries: readonly RankingQuery[]): Promise<Times> {
  const { name, passes } = peer;
  const questions = questionsTo(peer, queries);
  const taken: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    for (const query of questions) {
      const began = performance.now();
      const answered = peer.answer(query);
      if (answered instanceof Promise) await answered;
      taken.push(performance.now() - began);
    }
  }
  return { name, p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
}

function showTimes(
  report: Report,
  partition: Partition,
  areas: number,
  ours: Times,
  peers: Times[],
) {
  report.table(
    ['', 'p50', 'p99', 'Townlight is faster by (p50)', '(p99)'],
    [ours, ...peers].map(({ name, p50, p99 }) => [
      name,
      showMilliseconds(p50),
      showMilliseconds(p99),
      name === ours.name ? '' : showRatio(p50 / ours.p50),
      name === ours.name ? '' : showRatio(p99 / ours.p99),
    ]),
  );
  const longest = LONGEST_MS[partition] ?? 0;
  const best = Math.min(...peers.map(({ p50 }) => p50));
  report.goal(
    `${showCount(areas)} areas ranked in ${showMilliseconds(ours.p50)} (p50; goal under ${showMilliseconds(longest)})`,
    ours.p50 < longest,
  );
  report.goal(
    `${showRatio(best / ours.p50)} as fast as the best SQL peer (goal ${TIMES_FASTER}×)`,
    best / ours.p50 >= TIMES_FASTER,
  );
}
