import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PmtilesFault } from '@townlight/pmtiles/open-pmtiles';
import type { Log } from '../platform/log.ts';
import { type BaseMap, openBaseMap, openRemoteBaseMap, type ServedFile } from './base-map.ts';

export interface BaseMapPlaces {
  /** URL of a PMTiles file in an object store (BASEMAP_URL). */
  readonly url: string | undefined;
  /** Path of a local file (BASEMAP_FILE); by default the file that `basemap build` writes to the data folder. */
  readonly file: string | undefined;
  readonly dataFolder: string;
  /** The county pack's file, the fallback. */
  readonly embedded: string;
}

export interface BaseMapKeeper {
  /** Returns the base map in use. Opens a changed file first; if it is invalid, the previous one stays in use. */
  current(): Promise<BaseMap>;
  /** Returns a file by the hash in its URL, including replaced ones that open pages still read. */
  fileOf(hash: string): ServedFile | undefined;
  close(): Promise<void>;
}

/** How long an unreachable store is not requested again. */
const ASK_AGAIN_MS = 60_000;

/** Returns the path that `basemap build` writes and the server reads. */
export function builtBaseMap(dataFolder: string): string {
  return join(dataFolder, 'basemap', 'basemap.pmtiles');
}

/**
 * Opens the base map of BASEMAP_URL, else the local file, else the county pack's. An unusable one is logged once and
 * the next in this order is used.
 * @throws Error when the county pack's file cannot be read
 */
export async function keepBaseMap(places: BaseMapPlaces, log: Log): Promise<BaseMapKeeper> {
  const path = places.file ?? builtBaseMap(places.dataFolder);
  const embedded = await openBaseMap(places.embedded, true);
  const files = new Map<string, ServedFile>();
  const hold = (map: BaseMap): BaseMap => {
    if (map.file === undefined) return map;
    // the same contents are already open: one handle is enough
    if (files.has(map.file.hash)) void map.file.handle.close();
    else files.set(map.file.hash, map.file);
    return map;
  };
  hold(embedded);

  let fromFile: BaseMap | undefined;
  let seen: string | undefined = 'not checked yet';
  let remote: BaseMap | undefined;
  let askAgainAt = 0;

  async function lookAtFile(): Promise<void> {
    const identity = await identityOf(path);
    if (identity === seen) return;
    seen = identity;
    if (identity === undefined) {
      // deleting the file selects the county pack's again
      if (places.file !== undefined || fromFile !== undefined)
        log.warn(`base map: there is no file ${path}; the county pack's own is in use`);
      fromFile = undefined;
      return;
    }
    try {
      fromFile = hold(await openBaseMap(path, false));
    } catch (error) {
      log.warn(`base map: ${path} cannot be used: ${reason(error)}; ${standsIn()}`);
    }
  }

  async function lookAtStore(url: string): Promise<void> {
    if (remote !== undefined || Date.now() < askAgainAt) return;
    try {
      remote = await openRemoteBaseMap(url);
    } catch (error) {
      askAgainAt = Date.now() + ASK_AGAIN_MS;
      log.warn(`base map: BASEMAP_URL cannot be used: ${reason(error)}; ${standsIn()}`);
    }
  }

  const standsIn = (): string =>
    fromFile === undefined
      ? "the county pack's own stays in use"
      : 'the one that was in use before stays in use';
  const look = async (): Promise<void> => {
    await lookAtFile();
    if (places.url !== undefined) await lookAtStore(places.url);
  };

  await look();
  let looking: Promise<void> | undefined;
  return {
    async current() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
      return remote ?? fromFile ?? embedded;
    },
    fileOf: (hash) => files.get(hash),
    async close() {
      await Promise.all([...files.values()].map(({ handle }) => handle.close()));
    },
  };
}

/** Returns a value that differs after every replacement or change of a file. */
async function identityOf(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

function reason(error: unknown): string {
  if (error instanceof PmtilesFault) return error.message;
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
