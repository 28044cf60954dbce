import type { Offer } from '@townlight/contract/offers';
import type { Command } from 'commander';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { CommandContext, RegisterCommands } from '../command-line/run-command-line.ts';
import type { EnteredTable } from '../database/backup.ts';
import type { Database } from '../database/open-database.ts';
import type { Versions } from '../database/version.ts';
import type { App } from '../http/create-app.ts';
import type { FramedPage } from '../http/framed-page.ts';
import type { CountWaiting, Job, SendJob } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import type { PartPages } from './part-pages.ts';
import type { ReleaseKind } from './release-kind.ts';

/**
 * A feature as the rest of the server knows it. All members but the name are optional. The order of the list of
 * features is the order of building, opening, routes, commands, samples and backups.
 * @template Data the result of the builder's thread: plain data, large arrays in shared memory
 * @template Opened the same data with look-ups, as requests read it
 */
export interface Part<Data = unknown, Opened = unknown> {
  /** The unique name, also of its row in `data_version`. */
  readonly name: string;
  /** Features listed before this one: it is rebuilt when one of them changes. */
  readonly needs?: readonly Part[];
  readonly snapshot?: PartSnapshot<Data, Opened>;
  /**
   * Called once in a server's main thread. Modules that only this needs should be imported here, so that the
   * builder's thread, which starts with each build, does not load them.
   */
  serve?(server: PartServer<Opened>): Promise<Served>;
  readonly commands?: RegisterCommands;
  /** Subcommands of `ingest`. */
  readonly ingest?: (ingest: Command, context: CommandContext) => void;
  /** The release handlers, for kinds of releases with operations beyond listing. */
  readonly releases?: readonly ReleaseKind[];
  /** Tables of user data, parents before children; what ingest loads can be loaded again. */
  readonly entered?: readonly Omit<EnteredTable, 'subject'>[];
  /** Inserts what a store needs before it is read; called at each start of a server, in one transaction. */
  prepare?(client: PoolClient): Promise<void>;
  /**
   * Loads the sample county into a store that has never had a release, in one transaction with the other features;
   * and into a store with the sample county of an earlier version, which did not include this feature.
   */
  loadSample?(client: PoolClient, sample: SampleLoad): Promise<void>;
  /**
   * Writes the sample county as source files, so that it can be loaded again from them. Returns the feature's entry
   * in `records.json`.
   */
  writeSample?(writing: SampleWriting): Promise<Readonly<Record<string, unknown>>>;
}

export interface PartSnapshot<Data, Opened> {
  /** Reads the store, in the builder's thread and in one transaction with all other features. */
  build(reading: Reading<Data>): Promise<Data>;
  /** Adds look-ups to the builder's data, in the main thread; takes a millisecond or two. */
  open(data: Data, opening: Opening<Opened>): Opened;
  /**
   * Shared memory that may be overwritten once it is no longer served or read. Memory reused from `before` must be
   * the identical object in both; the builder's thread sends it in another one, see `open`.
   */
  memoryOf?(opened: Opened): readonly SharedArrayBuffer[];
  /** The number of requests that still read that memory. */
  readers?(opened: Opened): number;
  /** URLs that pages load first, the most urgent first: the server requests them before any visitor does. */
  warm?(opened: Opened): readonly string[];
}

export interface Reading<Data> {
  /** A read-only transaction. */
  readonly db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;
  /** The data being served, in case some of it is still valid. */
  readonly before: Data | undefined;
  /** The feature itself and those it needs, if they have changed since `before`. */
  readonly moved: ReadonlySet<string>;
  /** Memory of an earlier generation, from `memoryOf`. */
  readonly spare: readonly SharedArrayBuffer[];
  /** Returns the data of a feature that this one needs. */
  dataOf<OtherData, OtherOpened>(part: Part<OtherData, OtherOpened>): OtherData;
}

export interface Opening<Opened> {
  /** The value served until now. */
  readonly before: Opened | undefined;
  /** Returns a feature that this one needs. */
  of<OtherData, OtherOpened>(part: Part<OtherData, OtherOpened>): OtherOpened;
}

/** All features at one moment. A request reads one snapshot from start to end. */
export interface Snapshot {
  readonly versions: Versions;
  of<Data, Opened>(part: Part<Data, Opened>): Opened;
}

/** What a server provides to a feature. */
export interface PartServer<Opened> {
  readonly pool: Pool;
  readonly log: Log;
  /** The public URL without a trailing slash; undefined where it is not configured. */
  readonly publicUrl: string | undefined;
  /** @throws NotReady before the first snapshot */
  current(): Snapshot;
  /** Returns the feature's value in the current snapshot. @throws NotReady before the first snapshot */
  own(): Opened;
  /** Sends a job that some feature handles. @throws NotReady while the server starts */
  readonly send: SendJob;
  /** Returns the number of waiting runs of a job. @throws NotReady while the server starts */
  readonly countWaiting: CountWaiting;
  /** Checks for changes at once instead of within a second, and resolves when their snapshot is served. */
  lookNow(): Promise<void>;
  /** Must be called after each change of user data, to schedule a backup. */
  markChanged(): void;
}

export interface Served {
  routes?(app: App): void;
  readonly pages?: PartPages;
  /** The feature's page that embeds another site, if any. */
  readonly framed?: FramedPage;
  /** Capabilities that pages show because this server supports them. */
  readonly offers?: readonly Offer[];
  /** Background jobs, see `startJobs`. */
  readonly jobs?: readonly Job[];
  /** Startup messages for the operator, once the site can be reached at `url`. */
  greet?(url: string): Promise<readonly string[]>;
  close?(): Promise<void>;
}

export interface SampleLoad {
  readonly kind: Database['kind'];
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
  /** 1 is a realistic county; 0.01 a hundredth of it, for tests. */
  readonly scale?: number | undefined;
  /** Receives progress messages for the user. */
  tell(sentence: string): void;
}

export interface SampleWriting {
  /** An existing folder. */
  readonly folder: string;
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
}
