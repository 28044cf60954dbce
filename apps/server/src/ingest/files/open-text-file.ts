import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { statFile } from '../../platform/files/stat-file.ts';
import { CHUNK_BYTES, decodeTextStream, type TextStream } from './decode-text-stream.ts';
import type { AcceptedFormats } from './kinds/accepted-formats.ts';
import { isZip } from './kinds/detect-binary-kind.ts';
import { refuseForeignFile } from './kinds/refuse-foreign-file.ts';
import { readFileBytes } from './read-file-bytes.ts';
import { isGzip } from './text-encoding.ts';

/**
 * Opens a text file: gzip or plain, UTF-8, UTF-16 or Latin-1.
 * @throws Failure when it is another kind of file; for a zip archive with its contents
 */
export async function openTextFile(
  path: string,
  wanted: AcceptedFormats = 'table',
): Promise<TextStream> {
  const { size } = await statFile(path);
  const start = await firstBytes(path, 4);
  const zipped = isGzip(start);
  if (isZip(start)) {
    const { origin, bytes } = await readFileBytes(path);
    refuseForeignFile(start, origin, wanted, bytes);
  }
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const origin = basename(path);
  return {
    ...decodeTextStream(file, { origin, zipped, wanted }),
    done: () => file.bytesRead / size,
  };
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const buffer = Buffer.alloc(count);
    await handle.read(buffer, 0, count, 0);
    return buffer;
  } finally {
    await handle.close();
  }
}
