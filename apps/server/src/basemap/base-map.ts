import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { BaseMapReply } from '@townlight/contract/basemap';
import { type OpenPmtiles, openPmtiles, openRemotePmtiles } from '@townlight/pmtiles/open-pmtiles';

/** A base map that pages can be sent to; one of this machine comes with its file. */
export interface BaseMap {
  readonly reply: BaseMapReply;
  readonly file: ServedFile | undefined;
}

/** A file that is held open: what is asked for by its hash stays the same bytes when its name goes to another. */
export interface ServedFile {
  readonly hash: string;
  readonly size: number;
  readonly handle: FileHandle;
}

const READ_AT_ONCE = 1024 * 1024;
const PATIENCE_MS = 10_000;

/**
 * Opens a file and gives it the address that its contents decide.
 * @throws PmtilesFault where it is no base map
 */
export async function openBaseMap(path: string, approximate: boolean): Promise<BaseMap> {
  const opened = await openPmtiles(path);
  const { handle, size } = opened;
  try {
    const hash = await hashOf(handle, size);
    return {
      reply: describe(opened, `/basemap/${hash}.pmtiles`, approximate),
      file: { hash, size, handle },
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** @throws PmtilesFault where it is no base map, an error of `fetch` where it is not reached */
export async function openRemoteBaseMap(url: string): Promise<BaseMap> {
  const opened = await openRemotePmtiles(url, PATIENCE_MS);
  return { reply: describe(opened, url, false), file: undefined };
}

function describe(opened: OpenPmtiles, url: string, approximate: boolean): BaseMapReply {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = opened.header;
  return {
    url,
    attribution: plainText(opened.metadata.attribution),
    approximate,
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
  };
}

/** Files of public builders carry links as HTML; pages get the words. */
function plainText(attribution: unknown): string {
  return String(attribution ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

async function hashOf(handle: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(READ_AT_ONCE, size));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) throw new Error('the file got shorter while it was being read');
    hash.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash.digest('hex').slice(0, 16);
}
