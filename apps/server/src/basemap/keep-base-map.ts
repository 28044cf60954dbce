import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PmtilesFault } from '@townlight/pmtiles/open-pmtiles';
import type { Log } from '../platform/log.ts';
import { type BaseMap, openBaseMap, openRemoteBaseMap, type ServedFile } from './base-map.ts';

export interface BaseMapPlaces {
  /** A file of an object store, BASEMAP_URL. */
  readonly url: string | undefined;
  /** A file of this machine, BASEMAP_FILE; else the one that `basemap build` puts into the data folder. */
  readonly file: string | undefined;
  readonly dataFolder: string;
  /** The county pack's file, which is always there. */
  readonly embedded: string;
}

export interface BaseMapKeeper {
  /** The base map in use. A file that was changed since is taken over, or refused and the one before kept. */
  current(): Promise<BaseMap>;
  /** A file by the hash in its address, also one that was replaced meanwhile: pages are open that read it. */
  fileOf(hash: string): ServedFile | undefined;
  close(): Promise<void>;
}

/** How long an unreachable store is left alone. */
const ASK_AGAIN_MS = 60_000;

/** Where `basemap build` puts its file and the server looks for it. */
export function builtBaseMap(dataFolder: string): string {
  return join(dataFolder, 'basemap', 'basemap.pmtiles');
}

/**
 * Opens the base map: that of BASEMAP_URL, else the file of this machine, else the county pack's. One that
 * cannot be used is told of once, and the next in this order stands in.
 * @throws Error where not even the county pack's can be read
 */
export async function keepBaseMap(places: BaseMapPlaces, log: Log): Promise<BaseMapKeeper> {
  const path = places.file ?? builtBaseMap(places.dataFolder);
  const embedded = await openBaseMap(places.embedded, true);
  const files = new Map<string, ServedFile>();
  const hold = (map: BaseMap): BaseMap => {
    if (map.file === undefined) return map;
    // the same contents opened again: the handle at hand serves
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
      // taking the file away means wanting the pack's back
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

/** Changes with every replacement and every change of a file. */
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
