import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import type { BuiltSnapshot, SnapshotBefore } from './build-snapshot.ts';

/** What the builder's thread is started with. */
export interface BuilderTask {
  readonly poolOptions: PoolConfig;
  /** Address of the module that lists the parts (`PartsModule`). */
  readonly partsUrl: string;
  readonly config: Config;
  readonly before: SnapshotBefore | undefined;
}

export interface BuilderReply {
  readonly built: BuiltSnapshot;
  readonly milliseconds: number;
}
