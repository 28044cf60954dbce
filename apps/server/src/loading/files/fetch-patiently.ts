import { Failure } from '../../platform/failure.ts';
import { followRedirects } from './follow-redirects.ts';

/** `fetch` in production. */
export type Fetch = (
  url: string,
  how: { signal: AbortSignal; redirect: 'manual' },
) => Promise<Response>;

export interface Patience {
  readonly fetch?: Fetch | undefined;
  /** A host that the address may redirect to, besides its own. */
  readonly followTo?: string | undefined;
  /** How long one try may take until it is read. */
  readonly timeoutMs?: number;
  /** Waits this much after the first failure, twice as much after the second. */
  readonly pauseMs?: number;
}

const TRIES = 3;

/**
 * Fetches an address and reads its answer. Redirects are followed as `followRedirects` says. What may pass (no connection, no answer in time, 429, 5xx) is tried three
 * times.
 * @throws Failure with the address and what the last try came to
 */
export async function fetchPatiently<Read>(
  url: string,
  read: (reply: Response) => Promise<Read> | Read,
  { fetch = globalThis.fetch, followTo, timeoutMs = 120_000, pauseMs = 1_000 }: Patience = {},
): Promise<Read> {
  let last = '';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const reply = await followRedirects(
        url,
        (address) => fetch(address, { signal, redirect: 'manual' }),
        {
          where: url,
          who: 'the server',
          followTo,
          advice: (host) =>
            `nothing was published. If it is to be read from there, add --follow-to ${host}, or give its address there`,
        },
      );
      if (reply.ok) return await read(reply);
      await reply.body?.cancel();
      last = `the server answered ${reply.status}`;
      if (reply.status < 500 && reply.status !== 429) break;
    } catch (error) {
      if (error instanceof Failure) throw error;
      last = reasonOf(error);
    }
    if (attempt < TRIES) await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
  throw new Failure(`${url}: ${last}; nothing was published. Check the address and run it again`);
}

/** `fetch failed` says nothing; what it failed for stands in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
