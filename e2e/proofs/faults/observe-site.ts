import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from '../findings.ts';
import type { Site } from '../process/site.ts';
import type { EndedCommand } from '../process/townlight-command.ts';

const FIGURES = '/api/neighborhoods/names';
/** Generous, for a machine with other work; times with a limit are measured. */
const PATIENCE_MS = 60_000;

export interface FeedbackReply {
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
const accepted = new Map<string, number>();

/** Returns the number of feedback texts that a site has accepted. */
export function countAccepted(site: Site): number {
  return accepted.get(site.url) ?? 0;
}

/** Sends feedback, each time from another network because of the rate limit per network. */
export async function submitFeedback(site: Site): Promise<FeedbackReply> {
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
  if (reply.status === 200) accepted.set(site.url, countAccepted(site) + 1);
  const { message } = (await reply.json()) as { message: string };
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    message,
    milliseconds: performance.now() - began,
  };
}

export async function fetchReadiness(site: Site): Promise<Readiness> {
  const { status, body } = await site.get('/readyz');
  return { ...(JSON.parse(body) as Omit<Readiness, 'status'>), status };
}

export async function fetchFigures(site: Site): Promise<{ status: number; body: string }> {
  return await site.get(FIGURES);
}

/** Polls until the condition holds. @returns seconds */
export async function measureSecondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('it did not become normal');
    await pause(50);
  }
  return (performance.now() - began) / 1_000;
}

/** Returns the message of the newest log line that matches the pattern. */
export function findLogMessage(site: Site, pattern: RegExp): string {
  const found = site
    .log()
    .split('\n')
    .findLast((line) => line.startsWith('{') && pattern.test(line));
  return found === undefined ? '' : (JSON.parse(found) as { msg: string }).msg;
}

/** Checks that a failed command prints one sentence without a stack trace and exits with 1. */
export function checkComplaint(
  what: string,
  { code, errors }: EndedCommand,
  sentence: RegExp,
  findings: Findings,
): void {
  const lines = errors.trim().split('\n');
  const last = lines.at(-1) ?? '';
  findings.check(
    `${what}: one sentence, no stack, code 1: ${last}`,
    code === 1 && sentence.test(last) && !/^\s+at /m.test(errors),
    `${code}: ${errors}`,
  );
}
