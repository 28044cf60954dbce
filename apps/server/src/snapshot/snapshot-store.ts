import type { Config } from '../config/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { type DataVersions, watchDataVersions } from '../platform/database/version.ts';
import type { Feature } from '../platform/features/feature.ts';
import { isStoreUnreachable, type StoreProbe } from '../platform/health/store-probe.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { Log } from '../platform/log.ts';
import { type OpenSnapshot, openSnapshot } from './open-snapshot.ts';
import { openSnapshotBuilder, type SnapshotBuilder } from './open-snapshot-builder.ts';
import { findSpareMemory } from './spare-memory.ts';

/** The serving snapshot, rebuilt when data change. */
export interface SnapshotStore {
  /** Returns the newest snapshot. @throws NotReady before the first */
  current(): OpenSnapshot;
  /** Returns undefined once requests can be answered, else a sentence with the reason. */
  waitingFor(): string | undefined;
  /** Resolves with the first snapshot. */
  readonly first: Promise<OpenSnapshot>;
  /** Resolves when the first build has ended, successful or not. */
  readonly tried: Promise<void>;
  /** Returns when the serving snapshot was built, and how long that took; undefined before the first. */
  lastBuild(): SnapshotBuild | undefined;
  /** Calls the listener with the serving snapshot and with each later one. */
  follow(listener: (snapshot: OpenSnapshot) => void): void;
  /** Calls the listener after each change of one of these features, in any process, once a snapshot with it serves. */
  followChanges(subjects: readonly string[], listener: () => void): void;
  /** Checks for new versions at once, and resolves when their snapshot serves. */
  checkNow(): Promise<void>;
  /** Resolves when the current build has ended. */
  close(): Promise<void>;
}

export interface SnapshotBuild {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly milliseconds: number;
}

export interface SnapshotStoreOptions {
  readonly features: readonly Feature[];
  /** URL of the module that lists the same features for the builder thread (`FeaturesModule`). */
  readonly featuresUrl: string;
  readonly config: Config;
  readonly log: Log;
  /** Interval between reads of the data versions; a second by default. */
  readonly everyMs?: number | undefined;
  /** Reports when the database is unreachable and reachable again, which triggers a check. */
  readonly probe?: StoreProbe | undefined;
  /** Where snapshots are built; in a worker thread by default. */
  readonly builder?: SnapshotBuilder | undefined;
}

/** A large county takes seconds, the largest that fits a machine 15 seconds. */
const MAX_BUILD_MS = 20_000;
const LOADING = 'The figures are being loaded; please try again in a few seconds.';
const FAILING =
  'The figures could not be loaded from the store; the log says why, and the server keeps trying.';

/**
 * Builds a snapshot in the background, at once and whenever a data version changes, rebuilding only what changed, and
 * swaps it in atomically: requests read the old one until the new one is ready.
 */
export function openSnapshotStore(
  database: Database,
  options: SnapshotStoreOptions,
): SnapshotStore {
  const { features, featuresUrl, config, log, everyMs, probe } = options;
  const {
    builder = openSnapshotBuilder({ poolOptions: database.poolOptions, featuresUrl, config }),
  } = options;
  let snapshot: OpenSnapshot | undefined;
  let lastBuild: SnapshotBuild | undefined;
  const retired = new Map<string, unknown>();
  let failing = false;
  const followers: ((snapshot: OpenSnapshot) => void)[] = [];
  let resolveFirst: (first: OpenSnapshot) => void;
  const first = new Promise<OpenSnapshot>((resolve) => {
    resolveFirst = resolve;
  });

  const changeFollowers: { subjects: readonly string[]; listener: () => void }[] = [];
  let followed: DataVersions | undefined;

  const applyVersions = async (versions: DataVersions): Promise<void> => {
    await build(versions);
    const before = followed;
    followed = versions;
    if (before === undefined) return;
    for (const { subjects, listener } of changeFollowers)
      if (subjects.some((subject) => versions.get(subject) !== before.get(subject))) listener();
  };

  const build = async (versions: DataVersions): Promise<void> => {
    const before = snapshot;
    // the previous build may have read it already, and some features have no data
    if (before !== undefined && !haveVersionsMoved(features, before.versions, versions)) return;
    try {
      const building = builder.build({
        minVersions: versions,
        before: before && {
          versions: before.versions,
          data: before.data,
          spare: findSpareMemory(features, before, retired),
        },
      });
      const { built, milliseconds, replicaProblem } = await (probe?.runLongWork(
        building,
        MAX_BUILD_MS,
      ) ?? building);
      if (replicaProblem !== undefined)
        log.warn(`the figures were not read from the replica: ${replicaProblem}`);
      for (const name of built.data.keys()) retired.set(name, before?.opened.get(name));
      snapshot = openSnapshot(features, built, before);
      lastBuild = { at: Date.now(), milliseconds };
      failing = false;
      log.info(
        { built: [...built.data.keys()], milliseconds: Math.round(milliseconds) },
        'serving a new snapshot',
      );
      resolveFirst(snapshot);
      for (const listener of followers) listener(snapshot);
    } catch (error) {
      failing = true;
      throw error;
    }
  };
  const watch = watchDataVersions(database.pool, applyVersions, {
    log,
    ...(everyMs !== undefined && { everyMs }),
  });
  const tried = watch.checkNow();
  probe?.subscribe((answer) => {
    if (!isStoreUnreachable(answer)) void watch.checkNow();
    // over a network the reply may never come; the embedded database replies once its current work is done
    else if (database.kind === 'postgres') builder.cancel();
  });

  return {
    first,
    tried,
    current() {
      if (snapshot === undefined) throw new NotReady(failing ? FAILING : LOADING);
      return snapshot;
    },
    lastBuild: () => lastBuild,
    follow(listener) {
      followers.push(listener);
      if (snapshot !== undefined) listener(snapshot);
    },
    followChanges(subjects, listener) {
      changeFollowers.push({ subjects, listener });
    },
    waitingFor: () => (snapshot ? undefined : failing ? FAILING : LOADING),
    checkNow: () => watch.checkNow(),
    async close() {
      await watch.close();
      await builder.close();
    },
  };
}

function haveVersionsMoved(
  features: readonly Feature[],
  before: DataVersions,
  now: DataVersions,
): boolean {
  return features.some(
    ({ name, snapshot }) => snapshot !== undefined && before.get(name) !== now.get(name),
  );
}
