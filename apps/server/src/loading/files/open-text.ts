import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { statFile } from '../../platform/files/stat-file.ts';
import { decodedText, type OpenText, PIECE_BYTES } from './decoded-text.ts';
import { isZip } from './kinds/binary-kind.ts';
import { refuseForeign } from './kinds/refuse-foreign.ts';
import type { WantedFile } from './kinds/wanted-file.ts';
import { readBytes } from './read-bytes.ts';
import { isGzip } from './text-encoding.ts';

/**
 * Opens a text file: gzip or plain, UTF-8, UTF-16 or Latin-1.
 * @throws Failure when it is another kind of file; for a zip archive with its contents
 */
export async function openText(path: string, wanted: WantedFile = 'table'): Promise<OpenText> {
  const { size } = await statFile(path);
  const start = await firstBytes(path, 4);
  const zipped = isGzip(start);
  if (isZip(start)) {
    const { origin, bytes } = await readBytes(path);
    refuseForeign(start, origin, wanted, bytes);
  }
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const origin = basename(path);
  return { ...decodedText(file, { origin, zipped, wanted }), done: () => file.bytesRead / size };
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
