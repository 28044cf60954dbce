import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.ts';
import type { BuiltSnapshot, PreviousSnapshot } from './build-snapshot.ts';

/** Worker data of the builder thread. */
export interface BuilderSettings {
  readonly poolOptions: PoolConfig;
  /** URL of the module that lists the features (`FeaturesModule`). */
  readonly featuresUrl: string;
  readonly config: Config;
}

/** The only message that the builder thread receives. */
export interface BuilderTask {
  readonly before: PreviousSnapshot | undefined;
}

export interface BuilderReply {
  readonly built: BuiltSnapshot;
  readonly milliseconds: number;
}

/** The reply when the database cannot be read. */
export interface BuilderFailure {
  readonly failed: unknown;
}
