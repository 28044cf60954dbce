import { Failure } from '../../platform/failure.ts';
import { fetchSource } from './fetch-source.ts';
import { followRedirects } from './follow-redirects.ts';

export type FetchFunction = (
  url: string,
  how: { signal: AbortSignal; redirect: 'manual' },
) => Promise<Response>;

export interface RetryOptions {
  readonly fetch?: FetchFunction | undefined;
  /** Another host to which redirects are allowed. */
  readonly followTo?: string | undefined;
  /** Timeout of one attempt, including reading the body. */
  readonly timeoutMs?: number;
  /** Delay after the first failure; doubled after the second. */
  readonly pauseMs?: number;
}

const MAX_ATTEMPTS = 3;

/**
 * Fetches a URL and reads its response. Redirects are followed by `followRedirects`. Temporary failures (no connection,
 * timeout, 429, 5xx) are retried, three attempts in all.
 * @throws Failure with the URL and the result of the last attempt
 */
export async function fetchWithRetry<Read>(
  url: string,
  read: (reply: Response) => Promise<Read> | Read,
  { fetch = fetchSource, followTo, timeoutMs = 120_000, pauseMs = 1_000 }: RetryOptions = {},
): Promise<Read> {
  let last = '';
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
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
      last = describeErrorWithCause(error);
    }
    if (attempt < MAX_ATTEMPTS)
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
  throw new Failure(`${url}: ${last}; nothing was published. Check the address and run it again`);
}

/** Includes the cause: `fetch failed` alone does not name the reason. */
export function describeErrorWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
