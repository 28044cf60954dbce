import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '../../platform/failure.ts';
import { emptyFile } from '../../platform/files/stat-file.ts';
import { decodedText, type OpenText } from './decoded-text.ts';
import { type Fetch, fetchPatiently, reasonOf } from './fetch-patiently.ts';
import { isGzip } from './text-encoding.ts';

export interface AddressOptions {
  readonly fetch?: Fetch | undefined;
  /** A host that the address may redirect to, besides its own. */
  readonly followTo?: string | undefined;
  /** How long the server may be silent, before its answer and between two pieces of it. */
  readonly silenceMs?: number;
  readonly pauseMs?: number;
}

/** Opens a text at an address, gzip or plain, UTF-8 or Latin-1. However long it is, only silence ends it. */
export async function openAddress(
  url: string,
  { fetch = globalThis.fetch, followTo, silenceMs = 60_000, pauseMs = 1_000 }: AddressOptions = {},
): Promise<OpenText> {
  const origin = basename(new URL(url).pathname) || new URL(url).host;
  let hangUp = new AbortController();
  const reply = await fetchPatiently(url, (answer) => answer, {
    // the whole answer may take its time: the time-out is for its beginning alone
    fetch: async (address, { signal, ...how }) => {
      const own = new AbortController();
      hangUp = own;
      const stop = () => own.abort(signal.reason);
      signal.addEventListener('abort', stop);
      return await fetch(address, { ...how, signal: own.signal }).finally(() =>
        signal.removeEventListener('abort', stop),
      );
    },
    followTo,
    timeoutMs: silenceMs,
    pauseMs,
  });
  const size = Number(reply.headers.get('content-length') ?? 0);
  let read = 0;
  const pieces = piecesOf(reply, { url, hangUp, silenceMs });
  const first = await pieces.next();
  if (first.done) throw emptyFile(origin);
  const bytes = Readable.from(
    (async function* () {
      for (let next: IteratorResult<Uint8Array> = first; !next.done; next = await pieces.next()) {
        read += next.value.length;
        yield Buffer.from(next.value);
      }
    })(),
    { highWaterMark: 4 },
  );
  return {
    ...decodedText(bytes, { origin, zipped: isGzip(first.value), wanted: 'table' }),
    done: () => (size > 0 && read <= size ? read / size : null),
  };
}

/** The clock runs only while the server is waited for: who reads slowly does not end the answer. */
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
      `${on.url}: the answer was cut off (${reasonOf(error)}); nothing was published. Run it again`,
    );
  } finally {
    await reader.cancel().catch(() => {});
  }
}
