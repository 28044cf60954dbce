import type { Config } from '../config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { type Versions, watchVersions } from '../platform/database/version.ts';
import { isAway, type StoreProbe } from '../platform/health/store-probe.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Part } from '../platform/parts/part.ts';
import { type Builder, openBuilder } from './open-builder.ts';
import { type OpenSnapshot, openSnapshot } from './open-snapshot.ts';
import { spareMemory } from './spare-memory.ts';

export interface SnapshotKeeper {
  /** The newest snapshot. @throws NotReady before the first */
  current(): OpenSnapshot;
  /** Undefined once requests can be answered, else the sentence that says what they wait for. */
  waitingFor(): string | undefined;
  /** Resolves with the first snapshot. */
  readonly first: Promise<OpenSnapshot>;
  /** Resolves when the first build has ended, with a snapshot or without. */
  readonly tried: Promise<void>;
  /** Calls the listener with the snapshot that serves and with each that follows it. */
  follow(listener: (snapshot: OpenSnapshot) => void): void;
  /** Calls the listener after each change of one of these subjects, in whatever process, once a snapshot with it serves. */
  followChanges(subjects: readonly string[], listener: () => void): void;
  /** Looks for new versions at once, and resolves when their snapshot serves. */
  lookNow(): Promise<void>;
  /** Resolves when a build that is under way has ended. */
  close(): Promise<void>;
}

export interface KeepOptions {
  readonly parts: readonly Part[];
  /** Address of the module that lists the same parts for the builder's thread (`PartsModule`). */
  readonly partsUrl: string;
  readonly config: Config;
  readonly log: Log;
  /** How often the data versions are read; a second by default. */
  readonly everyMs?: number | undefined;
  /** Says when the store is away and when it is back: then it is looked at at once. */
  readonly probe?: StoreProbe | undefined;
  /** Where snapshots are built; in a thread of its own by default. */
  readonly builder?: Builder | undefined;
}

/** Of a large county it takes seconds, of all that a machine can hold a quarter of a minute. */
const LONGEST_BUILD_MS = 20_000;
const LOADING = 'The figures are being loaded; please try again in a few seconds.';
const FAILING =
  'The figures could not be loaded from the store; the log says why, and the server keeps trying.';

/**
 * Builds a snapshot of the store beside the requests, at once and whenever a data version changes, as far as
 * something has changed, and swaps it in whole: requests read the old one until the new one is ready.
 */
export function keepSnapshots(database: Database, options: KeepOptions): SnapshotKeeper {
  const { parts, partsUrl, config, log, everyMs, probe } = options;
  const { builder = openBuilder({ poolOptions: database.poolOptions, partsUrl, config }) } =
    options;
  let snapshot: OpenSnapshot | undefined;
  const retired = new Map<string, unknown>();
  let failing = false;
  const followers: ((snapshot: OpenSnapshot) => void)[] = [];
  let resolveFirst: (first: OpenSnapshot) => void;
  const first = new Promise<OpenSnapshot>((resolve) => {
    resolveFirst = resolve;
  });

  const changeFollowers: { subjects: readonly string[]; listener: () => void }[] = [];
  let followed: Versions | undefined;

  const take = async (versions: Versions): Promise<void> => {
    await build(versions);
    const before = followed;
    followed = versions;
    if (before === undefined) return;
    for (const { subjects, listener } of changeFollowers)
      if (subjects.some((subject) => versions.get(subject) !== before.get(subject))) listener();
  };

  const build = async (versions: Versions): Promise<void> => {
    const before = snapshot;
    // the build before this one may have read it already, and some subjects have no figures
    if (before !== undefined && !hasMoved(parts, before.versions, versions)) return;
    try {
      const building = builder.build({
        before: before && {
          versions: before.versions,
          data: before.data,
          spare: spareMemory(parts, before, retired),
        },
      });
      const { built, milliseconds } = await (probe?.during(building, LONGEST_BUILD_MS) ?? building);
      for (const name of built.data.keys()) retired.set(name, before?.opened.get(name));
      snapshot = openSnapshot(parts, built, before);
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
  const watch = watchVersions(database.pool, take, {
    log,
    ...(everyMs !== undefined && { everyMs }),
  });
  const tried = watch.lookNow();
  probe?.follow((answer) => {
    if (!isAway(answer)) void watch.lookNow();
    // over a network the answer may never come; the embedded store answers once the work ahead is done
    else if (database.kind === 'postgres') builder.cancel();
  });

  return {
    first,
    tried,
    current() {
      if (snapshot === undefined) throw new NotReady(failing ? FAILING : LOADING);
      return snapshot;
    },
    follow(listener) {
      followers.push(listener);
      if (snapshot !== undefined) listener(snapshot);
    },
    followChanges(subjects, listener) {
      changeFollowers.push({ subjects, listener });
    },
    waitingFor: () => (snapshot ? undefined : failing ? FAILING : LOADING),
    lookNow: () => watch.lookNow(),
    async close() {
      await watch.close();
      await builder.close();
    },
  };
}

function hasMoved(parts: readonly Part[], before: Versions, now: Versions): boolean {
  return parts.some(
    ({ name, snapshot }) => snapshot !== undefined && before.get(name) !== now.get(name),
  );
}
