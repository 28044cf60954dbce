import type { Findings } from '../findings.ts';
import type { Site } from '../process/site.ts';
import type { FaultRow } from './fault-table.ts';
import {
  fetchFigures,
  fetchReadiness,
  findLogMessage,
  measureSecondsUntil,
  submitFeedback,
} from './observe-site.ts';

/** Within which a writer gets an error message, and within which all is normal after the fault. */
const LIMIT_SECONDS = 3;
/** Writers at the start of the fault, before the server has noticed it. */
const WRITERS = 5;

export interface Fault {
  readonly name: string;
  readonly store: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** Returns whether the figures show the changes made in the store during the fault. */
  isCaughtUp?(): Promise<boolean>;
}

/** Causes a fault under a running site, writes and reads meanwhile, and measures how long the site needs to recover. */
export async function watchFault(site: Site, fault: Fault, findings: Findings): Promise<FaultRow> {
  const { name, store } = fault;
  const before = await fetchFigures(site);
  findings.check(
    `${name}: before, the site serves and writes`,
    (await fetchReadiness(site)).writing && before.status === 200,
  );
  await fault.begin();
  const replies = await Promise.all(Array.from({ length: WRITERS }, () => submitFeedback(site)));
  const slowest = Math.max(...replies.map(({ milliseconds }) => milliseconds)) / 1_000;
  findings.check(
    `${name}: who writes at that moment gets 503 with Retry-After within ${LIMIT_SECONDS} s`,
    slowest < LIMIT_SECONDS &&
      replies.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
    JSON.stringify(replies),
  );
  await measureSecondsUntil(async () => !(await fetchReadiness(site)).writing);
  const ready = await fetchReadiness(site);
  const figures = await fetchFigures(site);
  findings.check(
    `${name}: the figures are served as before, and /readyz says that nothing is written`,
    figures.status === 200 && figures.body === before.body && ready.status === 200,
    JSON.stringify(ready),
  );
  const later = await submitFeedback(site);
  const warning = findLogMessage(site, /nothing can be written|embedded store stopped/);
  await fault.end();
  const [writes, shows] = await Promise.all([
    measureSecondsUntil(async () => (await submitFeedback(site)).status === 200),
    measureSecondsUntil(async () => (await fault.isCaughtUp?.()) ?? true),
  ]);
  const seconds = Math.max(writes, shows);
  findings.check(
    `${name}: all is normal within ${LIMIT_SECONDS} s`,
    seconds < LIMIT_SECONDS,
    `writes after ${writes.toFixed(1)} s, shows what was changed meanwhile after ${shows.toFixed(1)} s`,
  );
  return {
    fault: name,
    store,
    reader: `figures as before; a form: ${later.status} after ${(later.milliseconds / 1_000).toFixed(1)} s (at the first moment ${slowest.toFixed(1)} s), “${later.message}”`,
    operator: `/readyz 200, “${ready.reason ?? ''}”; log: ${warning}`,
    seconds,
  };
}
