import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type OpenUrlOptions, openUrl } from './open-url.ts';

/**
 * Downloads a file. It appears at `path` when it is complete; an interrupted download leaves nothing there.
 * @param onProgress receives the bytes read, and their share of the whole, null when that is unknown
 * @returns its size in bytes
 */
export async function downloadFile(
  url: string,
  path: string,
  onProgress: (bytes: number, done: number | null) => void = () => undefined,
  options: OpenUrlOptions = {},
): Promise<number> {
  const { size, pieces } = await openUrl(url, options);
  const partial = `${path}.part`;
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      bytes += piece.length;
      onProgress(bytes, size > 0 && bytes <= size ? bytes / size : null);
      yield piece;
    }
  };
  try {
    await pipeline(counted, createWriteStream(partial));
    renameSync(partial, path);
    return bytes;
  } finally {
    rmSync(partial, { force: true });
  }
}
