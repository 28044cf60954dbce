import { Agent, get } from 'node:http';
import { losAngeles } from '@townlight/county-los-angeles';
import type { Partition } from '@townlight/domain/places';
import { addMonths, type MonthRange, startOfMonth } from '@townlight/domain/time';

export interface Probe {
  /** Milliseconds of each reply so far. */
  readonly latencies: readonly number[];
  readonly failed: number;
  stop(): Promise<void>;
}

/** Sends requests at a steady pace without waiting for earlier replies, as independent visitors do. */
export function startProbing(url: string, perSecond: number): Probe {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let failed = 0;
  let open = 0;
  const sendRequest = () => {
    const began = performance.now();
    const end = (worked: boolean) => {
      open--;
      if (worked) latencies.push(performance.now() - began);
      else failed++;
    };
    open++;
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => end(response.statusCode === 200));
    }).once('error', () => end(false));
  };
  const timer = setInterval(sendRequest, 1000 / perSecond);
  return {
    latencies,
    get failed() {
      return failed;
    },
    async stop() {
      clearInterval(timer);
      for (let waits = 0; open > 0 && waits < 500; waits++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      failed += open;
      agent.destroy();
    },
  };
}

/** Returns the map's request: figures of all areas without their detail. */
export function buildRankingPath(
  partition: Partition,
  period: MonthRange,
  categories: { bb?: string; sb?: readonly string[] } = {},
): string {
  const query = new URLSearchParams({
    from: String(startOfMonth(period.from, losAngeles.timeZone)),
    to: String(startOfMonth(addMonths(period.to, 1), losAngeles.timeZone) - 1),
    detail: 'totals',
  });
  if (categories.bb !== undefined) query.set('bb', categories.bb);
  for (const name of categories.sb ?? []) query.append('sb', name);
  return `/api/${partition}/crimes?${query}`;
}
