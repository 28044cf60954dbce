import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import type { BuiltSnapshot, SnapshotBefore } from './build-snapshot.ts';

/** What a builder's thread is started with. */
export interface BuilderSettings {
  readonly poolOptions: PoolConfig;
  /** Address of the module that lists the parts (`PartsModule`). */
  readonly partsUrl: string;
  readonly config: Config;
}

/** What it is sent when there is something to build: the one message that it waits for. */
export interface BuilderTask {
  readonly before: SnapshotBefore | undefined;
}

export interface BuilderReply {
  readonly built: BuiltSnapshot;
  readonly milliseconds: number;
}

/** What it answers instead where the store cannot be read. */
export interface BuilderFailure {
  readonly failed: unknown;
}
