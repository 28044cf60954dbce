import type { Partition } from '@townlight/domain/places';
import { rankPartition } from '../../../apps/server/src/features/crime/replies/rank-partition.ts';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import { openSampleSnapshot, prepareSampleDatabase } from '../county/sample-database.ts';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import { formatCount, formatMilliseconds, formatRatio, quantile } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { createDuckdbPeers, openDuckdb } from './duckdb-peers.ts';
import { createPostgresPeers } from './postgres-peers.ts';
import { preparePeerTables, RANKED_PARTITIONS } from './prepare-peer-tables.ts';
import { assertSameAnswer, type Peer, type RankingQuery } from './ranking-query.ts';
import { sampleQueries } from './sample-queries.ts';

const MONTHS = 37;
const QUERIES = 200;
const LONGEST_MS: Partial<Record<Partition, number>> = { neighborhoods: 0.05, tracts: 0.5 };
const TIMES_FASTER = 50;

/** Compares the ranking from the snapshot, from counts to ranks, with the same query in SQL. */
export async function benchRanking(report: Report, cluster: Cluster): Promise<void> {
  const county = await prepareSampleDatabase(cluster, MONTHS);
  const database = await openWithoutMigrations(
    await cluster.createDatabase('ranking', county.name),
  );
  const { crime } = await openSampleSnapshot(database);
  const { codesOfSeries } = await preparePeerTables(database, crime);
  const duckdb = await openDuckdb(database, cluster.exchange);
  const queries = sampleQueries(crime, QUERIES);

  report.heading('Ranking');
  report.note(
    `${QUERIES} questions (one month, 12 months or another period; all crime, a category, or one to three types) ` +
      `over ${formatCount(county.records)} records of ${MONTHS} months. All answers were found equal before timing.`,
  );
  for (const partition of RANKED_PARTITIONS) {
    const townlight = createTownlightPeer(crime, partition);
    const peers = [
      ...createPostgresPeers(database, partition, codesOfSeries),
      ...createDuckdbPeers(duckdb, partition, codesOfSeries),
    ];
    await requireEqual(townlight, peers, queries);
    const areas = crime.data.partitions[partition].slugs.length;
    report.note(`All ${formatCount(areas)} ${partition}:`);
    showTimes(
      report,
      partition,
      areas,
      await time(townlight, queries),
      await timeAll(peers, queries),
    );
  }
  duckdb.closeSync();
  await database.close();
  await cluster.dropDatabase('ranking');
}

function createTownlightPeer(crime: CrimeSnapshot, partition: Partition): Peer {
  return {
    name: 'Townlight',
    passes: 100,
    answer({ bundles, period }) {
      const { counts, ranking } = rankPartition(crime.data.partitions[partition], bundles, period);
      return { counts, rates: ranking.rates, ranks: ranking.ranks };
    },
  };
}

async function requireEqual(
  townlight: Peer,
  peers: readonly Peer[],
  queries: readonly RankingQuery[],
) {
  for (const peer of peers) {
    for (const query of questionsTo(peer, queries)) {
      assertSameAnswer(peer.name, query, await peer.answer(query), await townlight.answer(query));
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
  const durations: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    for (const query of questions) {
      const began = performance.now();
      const answered = peer.answer(query);
      if (answered instanceof Promise) await answered;
      durations.push(performance.now() - began);
    }
  }
  return { name, p50: quantile(durations, 0.5), p99: quantile(durations, 0.99) };
}

function showTimes(
  report: Report,
  partition: Partition,
  areas: number,
  townlight: Times,
  peers: Times[],
) {
  report.table(
    ['', 'p50', 'p99', 'Townlight is faster by (p50)', '(p99)'],
    [townlight, ...peers].map(({ name, p50, p99 }) => [
      name,
      formatMilliseconds(p50),
      formatMilliseconds(p99),
      name === townlight.name ? '' : formatRatio(p50 / townlight.p50),
      name === townlight.name ? '' : formatRatio(p99 / townlight.p99),
    ]),
  );
  const longest = LONGEST_MS[partition] ?? 0;
  const best = Math.min(...peers.map(({ p50 }) => p50));
  report.goal(
    `${formatCount(areas)} areas ranked in ${formatMilliseconds(townlight.p50)} (p50; goal under ${formatMilliseconds(longest)})`,
    townlight.p50 < longest,
  );
  report.goal(
    `${formatRatio(best / townlight.p50)} as fast as the best SQL peer (goal ${TIMES_FASTER}×)`,
    best / townlight.p50 >= TIMES_FASTER,
  );
}
