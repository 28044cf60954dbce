import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.ts';
import type { DataVersions } from '../platform/database/version.ts';
import type { PreviousSnapshot } from './build-snapshot.ts';
import type { CurrentBuild } from './build-where-current.ts';

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
  /** The versions that the snapshot must have at least; a replica may be behind. */
  readonly minVersions: DataVersions;
}

export interface BuilderReply extends CurrentBuild {
  readonly milliseconds: number;
}

/** The reply when the database cannot be read. */
export interface BuilderFailure {
  readonly failed: unknown;
}
