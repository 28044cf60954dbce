import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { statFile } from '../../platform/files/stat-file.ts';
import { decodedText, type OpenText, PIECE_BYTES } from './decoded-text.ts';
import { isGzip } from './text-encoding.ts';

/** Opens a text file, gzip or plain, UTF-8 or Latin-1. */
export async function openText(path: string): Promise<OpenText> {
  const { size } = await statFile(path);
  const zipped = isGzip(await firstBytes(path, 2));
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const origin = basename(path);
  return { ...decodedText(file, { origin, zipped }), done: () => file.bytesRead / size };
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
