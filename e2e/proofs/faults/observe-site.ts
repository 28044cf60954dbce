import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../process/site.ts';

const FIGURES = '/api/neighborhoods/names';
/** For a machine with other work; what is held to a limit is measured. */
const PATIENCE_MS = 60_000;

export interface WrittenReply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly message: string;
  readonly milliseconds: number;
}

export interface Readiness {
  readonly status: number;
  readonly serving: boolean;
  readonly writing: boolean;
  readonly reason?: string;
}

let network = 0;
const taken = new Map<string, number>();

/** How many words a site has taken. */
export function takenBy(site: Site): number {
  return taken.get(site.url) ?? 0;
}

/** A reader's words, each from another network: one alone may not write so often. */
export async function writeTo(site: Site): Promise<WrittenReply> {
  network += 1;
  const began = performance.now();
  const reply = await fetch(new URL('/api/feedback', site.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`,
    },
    body: JSON.stringify({ comment: 'The store is away.', page: '/map', language: 'en' }),
  });
  if (reply.status === 200) taken.set(site.url, takenBy(site) + 1);
  const { message } = (await reply.json()) as { message: string };
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    message,
    milliseconds: performance.now() - began,
  };
}

export async function readinessOf(site: Site): Promise<Readiness> {
  const { status, body } = await site.get('/readyz');
  return { ...(JSON.parse(body) as Omit<Readiness, 'status'>), status };
}

export async function figuresOf(site: Site): Promise<{ status: number; body: string }> {
  return await site.get(FIGURES);
}

/** Asks until it is so. @returns seconds */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('it did not become normal');
    await pause(50);
  }
  return (performance.now() - began) / 1_000;
}

/** The newest line of the log that holds these words. */
export function loggedLine(site: Site, words: RegExp): string {
  const found = site
    .log()
    .split('\n')
    .findLast((line) => line.startsWith('{') && words.test(line));
  return found === undefined ? '' : (JSON.parse(found) as { msg: string }).msg;
}
