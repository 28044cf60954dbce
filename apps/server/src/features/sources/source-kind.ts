import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { fetchSource } from '../../ingest/files/fetch-source.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { Failure } from '../../platform/failure.ts';

/** A kind of source with its settings and its run. */
export type SourceKind<Settings extends object = object> = {
  /** e.g. `crime-portal` */
  readonly kind: string;
  readonly description: string;
  readonly place: 'address' | 'folder';
  /** Schema of the settings in `source add --setting name=value`. */
  readonly settings: z.ZodType<Settings>;
  /**
   * Publishes what is new, completely or not at all; throws and leaves the figures unchanged on failure. Must be safe
   * to kill at any moment and to repeat.
   */
  run(source: SourceRun<Settings>): Promise<SourceOutcome>;
};

export type SourceRun<Settings extends object = object> = {
  readonly name: string;
  readonly place: string;
  readonly settings: Settings;
  /** The value last passed to `saveMark`; null at first. */
  readonly mark: unknown;
  /** Saves how far the source has been read, even if the rest of the run fails. */
  saveMark(mark: unknown): Promise<void>;
  readonly database: Database;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Folder for temporary files and rejected rows. */
  readonly dataFolder: string;
  readonly portal: PortalAccess;
  /** Receives the rows or bytes fetched so far and their share of the whole, null when that is unknown. */
  readonly reportProgress?: ((fetched: number, done: number | null) => void) | undefined;
};

/** Access to open-data portals; tests replace it. */
export type PortalAccess = {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Sent as a header and never logged or stored. */
  readonly appToken: string | undefined;
  readonly timeoutMs: number;
  readonly pageRows: number;
};

export type SourceOutcome = {
  readonly published: boolean;
  /** Message for the operator, e.g. `12 new, 3 updated of 40 rows`. */
  readonly message: string;
};

/** Thrown when a source requests a longer pause. */
export class RetryAfterError extends Failure {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** @throws Failure that explains what is wrong with an operator's address or folder */
export async function checkSourcePlace(what: 'address' | 'folder', place: string): Promise<void> {
  if (what === 'folder') {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isDirectory()) throw new Failure(`--place: there is no folder ${place}`);
    return;
  }
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Failure('--place: write an address that begins with https:// or http://');
  if (url.username || url.password || /token/i.test(url.search))
    throw new Failure(
      '--place: leave user, password and token out; SOCRATA_APP_TOKEN holds the token',
    );
}

const PAGE_ROWS = 50_000;
const PAGE_TIMEOUT_MS = 120_000;

/** Creates the access to open-data portals that commands use. */
export function createPortalAccess(appToken: string | undefined): PortalAccess {
  return {
    fetch: fetchSource,
    wait: async (milliseconds, signal) => void (await pause(milliseconds, undefined, { signal })),
    appToken,
    timeoutMs: PAGE_TIMEOUT_MS,
    pageRows: PAGE_ROWS,
  };
}
