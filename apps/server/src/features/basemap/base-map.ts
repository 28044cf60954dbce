import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { BaseMapReply } from '@townlight/contract/basemap';
import {
  openPmtiles,
  openRemotePmtiles,
  type PmtilesReader,
} from '@townlight/pmtiles/open-pmtiles';

/** The base map that pages use; `file` is set when this server stores it. */
export interface BaseMap {
  readonly reply: BaseMapReply;
  readonly file: BaseMapFile | undefined;
}

/** An open file. The handle still reads the same bytes after another file is moved to its name. */
export interface BaseMapFile {
  readonly hash: string;
  readonly size: number;
  readonly handle: FileHandle;
}

const READ_BUFFER_BYTES = 1024 * 1024;
const FETCH_TIMEOUT_MS = 10_000;

/**
 * Opens a local file; its URL contains a hash of its contents.
 * @throws PmtilesFault when it is not a base map
 */
export async function openBaseMap(path: string, approximate: boolean): Promise<BaseMap> {
  const opened = await openPmtiles(path);
  const { handle, size } = opened;
  try {
    const hash = await hashFile(handle, size);
    return {
      reply: describe(opened, `/basemap/${hash}.pmtiles`, approximate),
      file: { hash, size, handle },
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** @throws PmtilesFault when it is not a base map, an error of `fetch` when it cannot be reached */
export async function openRemoteBaseMap(url: string): Promise<BaseMap> {
  const opened = await openRemotePmtiles(url, FETCH_TIMEOUT_MS);
  return { reply: describe(opened, url, false), file: undefined };
}

function describe(opened: PmtilesReader, url: string, approximate: boolean): BaseMapReply {
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

/** Strips HTML: files of public builders contain links. */
function plainText(attribution: unknown): string {
  return String(attribution ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

async function hashFile(handle: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(READ_BUFFER_BYTES, size));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) throw new Error('the file got shorter while it was being read');
    hash.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash.digest('hex').slice(0, 16);
}
