import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TilesetExtent } from '@townlight/pmtiles/header';
import { InvalidPmtilesError } from '@townlight/pmtiles/open-pmtiles';
import type { Log } from '../../platform/log.ts';
import { type BaseMap, type BaseMapFile, openBaseMap, openRemoteBaseMap } from './base-map.ts';
import { writeEmptyBaseMap } from './build/write-empty-base-map.ts';

export interface BaseMapLocations {
  /** URL of a PMTiles file in an object store (BASEMAP_URL). */
  readonly url: string | undefined;
  /** Path of a local file (BASEMAP_FILE); by default the file that `basemap build` writes to the data folder. */
  readonly file: string | undefined;
  readonly dataFolder: string;
  /** The county pack's file, the fallback; undefined for an empty map. */
  readonly embedded: string | undefined;
  /** West, south, east and north of an empty map. */
  readonly bounds: TilesetExtent['bounds'];
}

export interface BaseMapStore {
  /** Returns the base map in use. Opens a changed file first; if it is invalid, the previous one stays in use. */
  current(): Promise<BaseMap>;
  /** Returns a file by the hash in its URL, including replaced ones that open pages still read. */
  fileOf(hash: string): BaseMapFile | undefined;
  close(): Promise<void>;
}

/** How long an unreachable store is not requested again. */
const RETRY_AFTER_MS = 60_000;

/** Returns the path that `basemap build` writes and the server reads. */
export function baseMapBuildPath(dataFolder: string): string {
  return join(dataFolder, 'basemap', 'basemap.pmtiles');
}

/**
 * Opens the base map of BASEMAP_URL, else the local file, else the county pack's. An unusable one is logged once and
 * the next in this order is used.
 * @throws Error when the county pack's file cannot be read
 */
export async function openBaseMapStore(
  locations: BaseMapLocations,
  log: Log,
): Promise<BaseMapStore> {
  const path = locations.file ?? baseMapBuildPath(locations.dataFolder);
  const embedded = await openBaseMap(
    locations.embedded ?? (await writeEmptyBaseMap(locations)),
    locations.embedded !== undefined,
  );
  const files = new Map<string, BaseMapFile>();
  const registerFile = (map: BaseMap): BaseMap => {
    if (map.file === undefined) return map;
    // the same contents are already open: one handle is enough
    if (files.has(map.file.hash)) void map.file.handle.close();
    else files.set(map.file.hash, map.file);
    return map;
  };
  registerFile(embedded);

  let fromFile: BaseMap | undefined;
  let seen: string | undefined = 'not checked yet';
  let remote: BaseMap | undefined;
  let retryAt = 0;

  async function checkFile(): Promise<void> {
    const identity = await readFileIdentity(path);
    if (identity === seen) return;
    seen = identity;
    if (identity === undefined) {
      // deleting the file selects the county pack's again
      if (locations.file !== undefined || fromFile !== undefined)
        log.warn(`base map: there is no file ${path}; the county pack's own is in use`);
      fromFile = undefined;
      return;
    }
    try {
      fromFile = registerFile(await openBaseMap(path, false));
    } catch (error) {
      log.warn(`base map: ${path} cannot be used: ${describeReason(error)}; ${describeFallback()}`);
    }
  }

  async function checkRemote(url: string): Promise<void> {
    if (remote !== undefined || Date.now() < retryAt) return;
    try {
      remote = await openRemoteBaseMap(url);
    } catch (error) {
      retryAt = Date.now() + RETRY_AFTER_MS;
      log.warn(
        `base map: BASEMAP_URL cannot be used: ${describeReason(error)}; ${describeFallback()}`,
      );
    }
  }

  const describeFallback = (): string =>
    fromFile === undefined
      ? "the county pack's own stays in use"
      : 'the one that was in use before stays in use';
  const refresh = async (): Promise<void> => {
    await checkFile();
    if (locations.url !== undefined) await checkRemote(locations.url);
  };

  await refresh();
  let refreshing: Promise<void> | undefined;
  return {
    async current() {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
      return remote ?? fromFile ?? embedded;
    },
    fileOf: (hash) => files.get(hash),
    async close() {
      await Promise.all([...files.values()].map(({ handle }) => handle.close()));
    },
  };
}

/** Returns a value that differs after every replacement or change of a file. */
async function readFileIdentity(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

function describeReason(error: unknown): string {
  if (error instanceof InvalidPmtilesError) return error.message;
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
