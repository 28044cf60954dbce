import { Failure } from '../../platform/failure.ts';
import { fetchSource } from './fetch-source.ts';
import { describeErrorWithCause, type FetchFunction, fetchWithRetry } from './fetch-with-retry.ts';

export interface OpenUrlOptions {
  readonly fetch?: FetchFunction | undefined;
  /** Another host to which redirects are allowed. */
  readonly followTo?: string | undefined;
  /** How long the server may send nothing, before the response and between two chunks. */
  readonly silenceMs?: number;
  readonly pauseMs?: number;
  /** Aborts the request and the response. */
  readonly signal?: AbortSignal | undefined;
}

export interface OpenedUrl {
  /** In bytes, as the server states it; 0 if it does not. */
  readonly size: number;
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/** Opens the bytes at a URL. The total duration is unlimited; only silence ends it. */
export async function openUrl(
  url: string,
  {
    fetch = fetchSource,
    followTo,
    silenceMs = 60_000,
    pauseMs = 1_000,
    signal: stopped,
  }: OpenUrlOptions = {},
): Promise<OpenedUrl> {
  let hangUp = new AbortController();
  const reply = await fetchWithRetry(url, (answer) => answer, {
    // the timeout covers the response headers only: the body may take longer
    fetch: async (address, { signal, ...how }) => {
      const controller = new AbortController();
      hangUp = controller;
      const stop = () => controller.abort(signal.reason);
      signal.addEventListener('abort', stop);
      const signals = stopped ? [controller.signal, stopped] : [controller.signal];
      return await fetch(address, { ...how, signal: AbortSignal.any(signals) }).finally(() =>
        signal.removeEventListener('abort', stop),
      );
    },
    followTo,
    timeoutMs: silenceMs,
    pauseMs,
  });
  return {
    size: Number(reply.headers.get('content-length') ?? 0),
    pieces: piecesOf(reply, { url, hangUp, silenceMs }),
  };
}

/**
 * Yields the chunks of a response. The timer runs only while waiting for the server, so a slow consumer does not end
 * it.
 */
async function* piecesOf(
  reply: Response,
  on: { url: string; hangUp: AbortController; silenceMs: number },
): AsyncGenerator<Uint8Array> {
  const reader = reply.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const timer = setTimeout(
        () => on.hangUp.abort(new Error(`nothing came for ${on.silenceMs / 1000} s`)),
        on.silenceMs,
      );
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      if (value.length > 0) yield value;
    }
  } catch (error) {
    throw new Failure(
      `${on.url}: the answer was cut off (${describeErrorWithCause(error)}); nothing was published. Run it again`,
    );
  } finally {
    await reader.cancel().catch(() => {});
  }
}
