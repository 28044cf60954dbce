import type { z } from 'zod';
import type { Database } from '../platform/database/open-database.ts';
import { Failure } from '../platform/failure.ts';

/** What a subject does with a source of its kind. */
export type SourceKind<Settings extends object = object> = {
  /** e.g. `crime-portal` */
  readonly kind: string;
  readonly description: string;
  readonly place: 'address' | 'folder';
  /** What `source add --setting name=value` may give. */
  readonly settings: z.ZodType<Settings>;
  /**
   * Publishes what is new, whole or not at all, or throws and leaves the figures as they are. A run may be killed at
   * any moment and come again: it has to bear that.
   */
  run(source: SourceRun<Settings>): Promise<SourceOutcome>;
};

export type SourceRun<Settings extends object = object> = {
  readonly name: string;
  readonly place: string;
  readonly settings: Settings;
  /** How far it has been read, as `keepMark` was told; null at first. */
  readonly mark: unknown;
  /** Keeps how far it has been read, whatever becomes of the rest of the run. */
  keepMark(mark: unknown): Promise<void>;
  readonly database: Database;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** For files under way and rejected rows. */
  readonly dataFolder: string;
  readonly portal: PortalAccess;
};

/** How an open-data portal is reached; given by the composition, a test's own in tests. */
export type PortalAccess = {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Sent as a header and never written anywhere. */
  readonly appToken: string | undefined;
  readonly timeoutMs: number;
  readonly pageRows: number;
};

export type SourceOutcome = {
  readonly published: boolean;
  /** For the operator, e.g. `12 new, 3 updated of 40 rows`. */
  readonly message: string;
};

/** The source asked to be left in peace for a while. */
export class AskedToWait extends Failure {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
