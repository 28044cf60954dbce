import type { PoolConfig } from 'pg';
import type { CrimeBuildOptions } from '../crime/index.ts';
import type { Versions } from '../platform/database/version.ts';
import type { Reusable, SnapshotData } from './build-snapshot.ts';

/** What the builder's thread is started with. */
export interface BuilderTask {
  readonly poolOptions: PoolConfig;
  readonly options: CrimeBuildOptions;
  readonly versions: Versions;
  readonly reusable: Reusable;
}

export interface BuilderReply {
  readonly data: SnapshotData;
  readonly milliseconds: number;
}
