import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createEmptyFileError } from '../../platform/files/stat-file.ts';
import { decodeTextStream, type TextStream } from './decode-text-stream.ts';
import { type OpenUrlOptions, openUrl } from './open-url.ts';
import { isGzip } from './text-encoding.ts';

/** Opens a text at a URL: gzip or plain, UTF-8 or Latin-1. The total duration is unlimited; only silence ends it. */
export async function openTextUrl(url: string, options: OpenUrlOptions = {}): Promise<TextStream> {
  const origin = basename(new URL(url).pathname) || new URL(url).host;
  const { size, pieces } = await openUrl(url, options);
  let read = 0;
  const first = await pieces.next();
  if (first.done) throw createEmptyFileError(origin);
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
    ...decodeTextStream(bytes, { origin, zipped: isGzip(first.value), wanted: 'table' }),
    done: () => (size > 0 && read <= size ? read / size : null),
  };
}
