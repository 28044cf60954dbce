import { setTimeout as wait } from 'node:timers/promises';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { quantile } from '../measure/figures.ts';
import { buildRankingPath, startProbing } from '../serving/probe.ts';
import { runTownlight, type ServerStore, startTownlight } from '../serving/start-townlight.ts';

export interface ProbeSummary {
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

const PER_SECOND = 100;
const IDLE_SECONDS = 5;
/** The new snapshot is built and swapped in within this time. */
const SECONDS_AFTER = 5;

/**
 * Requests a cached ranking from the real server before, during and just after `townlight ingest crime` loads a file.
 */
export async function measureRepliesDuringIngest(
  store: ServerStore,
  file: string,
  lastMonth: string,
): Promise<{ idle: ProbeSummary; during: ProbeSummary; seconds: number }> {
  const server = await startTownlight(store);
  const to = parseYearMonth(lastMonth) as YearMonth;
  const url = server.url + buildRankingPath('neighborhoods', { from: to, to });
  const probe = async (work: Promise<unknown>): Promise<ProbeSummary> => {
    const probing = startProbing(url, PER_SECOND);
    await work;
    await probing.stop();
    const { latencies, failed } = probing;
    return {
      count: latencies.length,
      failed,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      longest: quantile(latencies, 1),
    };
  };
  await probe(wait(1000));
  const idle = await probe(wait(IDLE_SECONDS * 1000));
  let seconds = 0;
  const load = async () => {
    const began = performance.now();
    await runTownlight(store, [
      'ingest',
      'crime',
      '--source',
      'lapd-legacy',
      '--file',
      file,
      '--accept',
    ]);
    seconds = (performance.now() - began) / 1000;
    await wait(SECONDS_AFTER * 1000);
  };
  const during = await probe(load());
  await server.stop();
  return { idle, during, seconds };
}
