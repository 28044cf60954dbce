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
 * A subject as the rest of the server knows it. All but the name may be left out. The order of the list of parts is that
 * of building, opening, routes, commands, samples and backups.
 * @template Data what the builder's thread makes: plain data, large arrays on shared memory
 * @template Opened the same with its look-ups, as requests read it
 */
export interface Part<Data = unknown, Opened = unknown> {
  /** Also its row in `data_version`. */
  readonly name: string;
  /** Parts that stand before it in the list: it is built again with each of them. */
  readonly needs?: readonly Part[];
  readonly snapshot?: PartSnapshot<Data, Opened>;
  /**
   * Called once in a server's main thread. What only this needs is best imported here: the builder's thread, which starts
   * with each build, then does without it.
   */
  serve?(server: PartServer<Opened>): Promise<Served>;
  readonly commands?: RegisterCommands;
  /** Commands below `ingest`. */
  readonly ingest?: (ingest: Command, context: CommandContext) => void;
  /** The kinds of releases that it publishes, as far as more can be done with them than to list them. */
  readonly releases?: readonly ReleaseKind[];
  /** Tables of what people entered, parents before children; what ingest loads can be loaded again. */
  readonly entered?: readonly Omit<EnteredTable, 'subject'>[];
  /** Plants what a store needs before it is read; called at each start of a server, in one transaction. */
  prepare?(client: PoolClient): Promise<void>;
  /**
   * Loads the invented county into a store that has never held a release, in one transaction with the other parts; and
   * into one that holds the invented county of an earlier version, which did not know this part.
   */
  loadSample?(client: PoolClient, sample: SampleLoad): Promise<void>;
  /**
   * Writes the invented county as the files that somebody would publish it in, so that it can be counted again from them.
   * Answers what is to be said of them in `records.json`.
   */
  writeSample?(writing: SampleWriting): Promise<Readonly<Record<string, unknown>>>;
}

export interface PartSnapshot<Data, Opened> {
  /** Reads the store, in the builder's thread and in one transaction with all other parts. */
  build(reading: Reading<Data>): Promise<Data>;
  /** Gives the builder's data their look-ups, in the main thread; takes a millisecond or two. */
  open(data: Data, opening: Opening<Opened>): Opened;
  /**
   * Shared memory that may be overwritten once it no longer serves and nobody reads it. What was taken over from `before`
   * is the very same object in both: the builder's thread sends it in another, see `open`.
   */
  memoryOf?(opened: Opened): readonly SharedArrayBuffer[];
  /** How many requests still read that memory. */
  readers?(opened: Opened): number;
  /** Addresses that pages open with, the most urgent first: they are asked for before any visitor does. */
  warm?(opened: Opened): readonly string[];
}

export interface Reading<Data> {
  /** A transaction that reads. */
  readonly db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;
  /** What serves, for the case that some of it is still true. */
  readonly before: Data | undefined;
  /** The part itself and those it needs, as far as they have changed since `before`. */
  readonly moved: ReadonlySet<string>;
  /** Of `memoryOf` an earlier generation. */
  readonly spare: readonly SharedArrayBuffer[];
  /** The data of a part that this one needs. */
  dataOf<OtherData, OtherOpened>(part: Part<OtherData, OtherOpened>): OtherData;
}

export interface Opening<Opened> {
  /** What served until now. */
  readonly before: Opened | undefined;
  /** A part that this one needs. */
  of<OtherData, OtherOpened>(part: Part<OtherData, OtherOpened>): OtherOpened;
}

/** All subjects at one moment. A request reads one snapshot from its beginning to its end. */
export interface Snapshot {
  readonly versions: Versions;
  of<Data, Opened>(part: Part<Data, Opened>): Opened;
}

/** What a server lends to a part. */
export interface PartServer<Opened> {
  readonly pool: Pool;
  readonly log: Log;
  /** The address that visitors use, without a slash at its end; undefined where nobody told it. */
  readonly publicUrl: string | undefined;
  /** @throws NotReady before the first snapshot */
  current(): Snapshot;
  /** The part's own of the current snapshot. @throws NotReady before the first snapshot */
  own(): Opened;
  /** Sends a job that some part serves. @throws NotReady while the server starts */
  readonly send: SendJob;
  /** How many of a job wait. @throws NotReady while the server starts */
  readonly countWaiting: CountWaiting;
  /** Looks for changes at once instead of within a second, and resolves when their snapshot serves. */
  lookNow(): Promise<void>;
  /** To be called after each change of what people entered: it is backed up. */
  markChanged(): void;
}

export interface Served {
  routes?(app: App): void;
  readonly pages?: PartPages;
  /** The page that shows a page of another site, where the subject has one. */
  readonly framed?: FramedPage;
  /** What pages may show because this server does it. */
  readonly offers?: readonly Offer[];
  /** Run in the background, see `openJobs`. */
  readonly jobs?: readonly Job[];
  /** Sentences for the person who started the server, once the site can be reached at `url`. */
  greet?(url: string): Promise<readonly string[]>;
  close?(): Promise<void>;
}

export interface SampleLoad {
  readonly kind: Database['kind'];
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
  /** 1 is a believable county; 0.01 a hundredth of it, for tests. */
  readonly scale?: number | undefined;
  /** Takes a sentence for those who wait. */
  tell(sentence: string): void;
}

export interface SampleWriting {
  /** An existing folder. */
  readonly folder: string;
  /** The last full month, `YYYY-MM`. */
  readonly through: string;
}
