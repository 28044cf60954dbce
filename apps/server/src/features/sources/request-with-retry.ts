import { followRedirects } from '../../ingest/files/follow-redirects.ts';
import { Failure } from '../../platform/failure.ts';
import { type PortalAccess, RetryAfterError } from './source-kind.ts';

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 2_000;
/** If a server requests a longer pause, the next run retries. */
const MAX_PAUSE_SECONDS = 120;

/** The request to an address, and the handling of its response. */
export type RequestSpec<Result> = {
  /** The responder in error messages, e.g. `the portal`. */
  readonly who: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Reads a successful response. */
  read(reply: Response, where: string): Promise<Result>;
  /** Returns the result of a status that a retry cannot change; throws if it is an error. */
  refused(status: number, where: string): Result;
};

/** Thrown by `read` for a transient failure that the body of a response states. */
export class RetryableError extends Error {}

/**
 * Sends a request with a time-out per attempt. Retries transient failures (no response, 429, 5xx) after a growing
 * pause, or after the one in Retry-After. Errors name only host and path, because the query may be confidential.
 */
export async function requestWithRetry<Result>(
  url: URL,
  spec: RequestSpec<Result>,
  access: PortalAccess,
  signal: AbortSignal,
): Promise<Result> {
  const where = `${url.host}${url.pathname}`;
  for (let attempt = 1, pause = FIRST_PAUSE_MS; ; attempt++, pause *= 2) {
    const outcome = await requestOnce(url, where, spec, access, signal);
    if ('answer' in outcome) return outcome.answer;
    const { fault, waitSeconds = 0 } = outcome;
    if (waitSeconds > MAX_PAUSE_SECONDS)
      throw new RetryAfterError(`${where}: ${fault}`, waitSeconds);
    if (attempt === MAX_ATTEMPTS)
      throw new RetryAfterError(`${where}: ${fault}, ${MAX_ATTEMPTS} times in a row`, waitSeconds);
    await access.wait(Math.max(pause, waitSeconds * 1_000), signal);
  }
}

type Attempt<Result> =
  | { readonly answer: Result }
  | { readonly fault: string; readonly waitSeconds?: number };

async function requestOnce<Result>(
  url: URL,
  where: string,
  { who, headers, read, refused }: RequestSpec<Result>,
  { fetch, timeoutMs }: PortalAccess,
  signal: AbortSignal,
): Promise<Attempt<Result>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const get = (address: string): Promise<Response> =>
      fetch(address, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      });
    // Refuses other hosts, because they could be inside the operator's network and would receive the token.
    const reply = await followRedirects(url.href, get, {
      where,
      who,
      advice: () => 'add the source with its new address',
    });
    if (reply.ok) return { answer: await read(reply, where) };
    await reply.body?.cancel();
    const { status } = reply;
    if (status === 429 || status >= 500)
      return {
        fault: `${who} answered ${status}`,
        waitSeconds: parseRetryAfter(reply.headers.get('retry-after')),
      };
    return { answer: refused(status, where) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof RetryableError) return { fault: error.message };
    signal.throwIfAborted();
    if (timeout.aborted) return { fault: `no answer within ${timeoutMs / 1_000} s` };
    const { message, cause } = error as Error;
    return { fault: `no connection (${cause instanceof Error ? cause.message : message})` };
  }
}

/** Parses Retry-After: a number of seconds or a date. */
function parseRetryAfter(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 7 * 86_400) : 0;
}

/** @throws Failure when a response exceeds the limit */
export async function readBoundedBytes(
  reply: Response,
  largestBytes: number,
  tooLarge: string,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of reply.body ?? []) {
    bytes += piece.length;
    if (bytes > largestBytes) throw new Failure(`${tooLarge} more than ${largestBytes >> 20} MB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
