import type { ServerCapability } from '@townlight/contract/server-capabilities';
import type { Command } from 'commander';
import type { Pool, PoolClient } from 'pg';
import type { CommandContext, RegisterCommands } from '../command-line/run-command-line.ts';
import type { UserDataTable } from '../database/backup.ts';
import type { Database } from '../database/open-database.ts';
import type { DataVersions } from '../database/version.ts';
import type { EnvironmentVariable } from '../environment-variable.ts';
import type { App } from '../http/create-app.ts';
import type { FramedPage } from '../http/security-headers.ts';
import type { CountWaiting, Job, SendJob } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import type { GaugeQuery } from '../metrics/create-metrics.ts';
import type { FeaturePages } from './feature-pages.ts';
import type { ReleaseHandler } from './release-handler.ts';

/**
 * A feature as the rest of the server knows it. All members but the name are optional. The order of the list of
 * features is the order of building, opening, routes, commands, samples and backups.
 * @template Data the result of the builder's thread: plain data, large arrays in shared memory
 * @template Opened the same data with look-ups, as requests read it
 */
export interface Feature<Data = unknown, Opened = unknown> {
  /** The unique name, also of its row in `data_version`. */
  readonly name: string;
  /** Features listed before this one: it is rebuilt when one of them changes. */
  readonly needs?: readonly Feature[];
  readonly snapshot?: FeatureSnapshot<Data, Opened>;
  /** The environment variables of this feature alone. */
  readonly variables?: Readonly<Record<string, EnvironmentVariable>>;
  /**
   * Called once in a server's main thread. Modules that only this needs should be imported here, so that the
   * builder's thread, which starts with each build, does not load them.
   */
  serve?(server: FeatureServerContext<Opened>): Promise<ServedFeature>;
  readonly commands?: RegisterCommands;
  /** Subcommands of `ingest`. */
  readonly ingest?: (ingest: Command, context: CommandContext) => void;
  /** The county has nothing for it, and never will: no page links to its pages. */
  readonly isAbsent?: boolean;
  /** Describes what the store has of the feature's data, and what figures lack. */
  describeStatus?(db: PoolClient): Promise<readonly StatusItem[]>;
  /** The release handlers, for kinds of releases with operations beyond listing. */
  readonly releases?: readonly ReleaseHandler[];
  /** Tables of user data, parents before children; what ingest loads can be loaded again. */
  readonly userDataTables?: readonly Omit<UserDataTable, 'subject'>[];
  /** Inserts what a store needs before it is read; called at each start of a server, in one transaction. */
  prepare?(client: PoolClient): Promise<void>;
  /**
   * Loads the sample county into a store that has never had a release, in one transaction with the other features;
   * and into a store with the sample county of an earlier version, which did not include this feature.
   */
  loadSample?(client: PoolClient, sample: SampleLoadContext): Promise<void>;
  /**
   * Removes what `loadSample` loaded, with the first real boundaries and in their transaction. Returns whether there
   * was any.
   */
  removeSample?(client: PoolClient): Promise<boolean>;
  /**
   * Writes the sample county as source files, so that it can be loaded again from them. Returns the feature's entry
   * in `records.json`.
   */
  exportSample?(writing: SampleExportOptions): Promise<Readonly<Record<string, unknown>>>;
}

/** How a feature builds its data in the builder thread and opens it in the main thread. */
export interface FeatureSnapshot<Data, Opened> {
  /** Reads the store, in the builder's thread and in one transaction with all other features. */
  build(reading: SnapshotBuildContext<Data>): Promise<Data>;
  /** Adds look-ups to the builder's data, in the main thread; takes a millisecond or two. */
  open(data: Data, opening: SnapshotOpenContext<Opened>): Opened;
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

export interface SnapshotBuildContext<Data> {
  /** A read-only transaction. */
  readonly db: PoolClient;
  /** The data being served, in case some of it is still valid. */
  readonly before: Data | undefined;
  /** The feature itself and those it needs, if they have changed since `before`. */
  readonly moved: ReadonlySet<string>;
  /** Memory of an earlier generation, from `memoryOf`. */
  readonly spare: readonly SharedArrayBuffer[];
  /** Returns the data of a feature that this one needs. */
  dataOf<OtherData, OtherOpened>(feature: Feature<OtherData, OtherOpened>): OtherData;
}

export interface SnapshotOpenContext<Opened> {
  /** The value served until now. */
  readonly before: Opened | undefined;
  /** Returns a feature that this one needs. */
  of<OtherData, OtherOpened>(feature: Feature<OtherData, OtherOpened>): OtherOpened;
}

/** All features at one moment. A request reads one snapshot from start to end. */
export interface Snapshot {
  readonly versions: DataVersions;
  of<Data, Opened>(feature: Feature<Data, Opened>): Opened;
}

/** What a server provides to a feature. */
export interface FeatureServerContext<Opened> {
  readonly pool: Pool;
  readonly log: Log;
  /** The public URL without a trailing slash; undefined where it is not configured. */
  readonly publicUrl: string | undefined;
  /** @throws NotReady before the first snapshot */
  current(): Snapshot;
  /** Returns the feature's value in the current snapshot. @throws NotReady before the first snapshot */
  currentData(): Opened;
  /** Sends a job that some feature handles. @throws NotReady while the server starts */
  readonly send: SendJob;
  /** Returns the number of waiting runs of a job. @throws NotReady while the server starts */
  readonly countWaiting: CountWaiting;
  /** Checks for changes at once instead of within a second, and resolves when their snapshot is served. */
  checkNow(): Promise<void>;
  /** Must be called after each change of user data, to schedule a backup. */
  markChanged(): void;
}

/** What a feature adds to a server: routes, pages, jobs. */
export interface ServedFeature {
  routes?(app: App): void;
  readonly pages?: FeaturePages;
  /** The feature's page that embeds another site, if any. */
  readonly framed?: FramedPage;
  /** Capabilities that pages show because this server supports them. */
  readonly offers?: readonly ServerCapability[];
  /** Capabilities that depend on the figures and the day; called for each page that is rendered. */
  currentOffers?(): readonly ServerCapability[];
  /** Background jobs, see `startJobs`. */
  readonly jobs?: readonly Job[];
  /** What `/metrics` shows of the feature's tables. */
  readonly gauges?: readonly GaugeQuery[];
  /** Startup messages for the operator, once the site can be reached at `url`. */
  startupMessages?(url: string): Promise<readonly string[]>;
  close?(): Promise<void>;
}

export interface SampleLoadContext {
  readonly kind: Database['kind'];
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
  /** 1 is a realistic county; 0.01 a hundredth of it, for tests. */
  readonly scale?: number | undefined;
  /** Receives the share of the feature's sample that is loaded, 0 to 1. */
  reportProgress(done: number): void;
}

export interface SampleExportOptions {
  /** An existing folder. */
  readonly folder: string;
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
}

/** What the store has of one kind of data, for `townlight status`. */
export interface StatusItem {
  /** `residents` */
  readonly name: string;
  /** `partial` if some of it is missing, and figures with it. */
  readonly state: 'complete' | 'partial' | 'missing';
  /** `265 of 272 neighborhoods` */
  readonly text: string;
  /** What is missing, and the command that loads it. */
  readonly details: readonly string[];
}
