import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import type { BuiltSnapshot, SnapshotBefore } from './build-snapshot.ts';

/** Worker data of the builder thread. */
export interface BuilderSettings {
  readonly poolOptions: PoolConfig;
  /** URL of the module that lists the features (`FeaturesModule`). */
  readonly partsUrl: string;
  readonly config: Config;
}

/** The only message that the builder thread receives. */
export interface BuilderTask {
  readonly before: SnapshotBefore | undefined;
}

export interface BuilderReply {
  readonly built: BuiltSnapshot;
  readonly milliseconds: number;
}

/** The reply when the database cannot be read. */
export interface BuilderFailure {
  readonly failed: unknown;
}
