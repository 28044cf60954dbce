import { type CrimeBuildOptions, type CrimeSnapshot, memoryOf } from '../crime/index.ts';
import type { Database } from '../platform/database/open-database.ts';
import { type Versions, watchVersions } from '../platform/database/version.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { Log } from '../platform/log.ts';
import { runBuilder } from './run-builder.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

export interface SnapshotKeeper {
  /** The newest snapshot. @throws NotReady before the first */
  current(): Snapshot;
  /** Undefined once requests can be answered, else the sentence that says what they wait for. */
  waitingFor(): string | undefined;
  /** Resolves with the first snapshot. */
  readonly first: Promise<Snapshot>;
  /** Calls the listener with the snapshot that serves and with each that follows it. */
  follow(listener: (snapshot: Snapshot) => void): void;
  /** Looks for a new version at once, and resolves when its snapshot serves. */
  lookNow(): Promise<void>;
  /** Resolves when a build that is under way has ended. */
  close(): Promise<void>;
}

export interface KeepOptions extends CrimeBuildOptions {
  readonly log: Log;
  /** How often the data versions are read; a second unless told. */
  readonly everyMs?: number;
}

const LOADING = 'The figures are being loaded; please try again in a few seconds.';
const FAILING =
  'The figures could not be loaded from the store; the log says why, and it is tried again.';

/**
 * Builds a snapshot of the store in a thread of its own, at once and whenever a data version changes,
 * and swaps it in whole: requests read the old one until the new one is ready.
 */
export function keepSnapshots(database: Database, options: KeepOptions): SnapshotKeeper {
  const { log, everyMs, timeZone, agencies } = options;
  let snapshot: Snapshot | undefined;
  /** The crime figures before those that serve: their memory is the next ones'. */
  let retired: CrimeSnapshot | undefined;
  let failing = false;
  const followers: ((snapshot: Snapshot) => void)[] = [];
  let resolveFirst: (first: Snapshot) => void;
  const first = new Promise<Snapshot>((resolve) => {
    resolveFirst = resolve;
  });

  const build = async (versions: Versions): Promise<void> => {
    try {
      const spare = retired !== undefined && retired.readers === 0 ? memoryOf(retired.data) : [];
      retired = undefined;
      const { data, milliseconds } = await runBuilder({
        poolOptions: database.poolOptions,
        options: { timeZone, agencies },
        versions,
        reusable: { places: snapshot?.places.data, search: snapshot?.search.data, spare },
      });
      retired = snapshot?.crime;
      snapshot = openSnapshot(data, snapshot);
      failing = false;
      log.info(
        { versions: Object.fromEntries(versions), milliseconds: Math.round(milliseconds) },
        'a new snapshot serves',
      );
      resolveFirst(snapshot);
      for (const listener of followers) listener(snapshot);
    } catch (error) {
      failing = true;
      throw error;
    }
  };
  const watch = watchVersions(database.pool, build, {
    log,
    ...(everyMs !== undefined && { everyMs }),
  });
  void watch.lookNow();

  return {
    first,
    current() {
      if (snapshot === undefined) throw new NotReady(failing ? FAILING : LOADING);
      return snapshot;
    },
    follow(listener) {
      followers.push(listener);
      if (snapshot !== undefined) listener(snapshot);
    },
    waitingFor: () => (snapshot ? undefined : failing ? FAILING : LOADING),
    lookNow: () => watch.lookNow(),
    close: () => watch.close(),
  };
}
