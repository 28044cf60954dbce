import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';

/** Runs in the transaction of the boundaries, after they are written. */
export type RunAfterBoundaries = (client: PoolClient, partition: Partition) => Promise<void>;

/** Removes the sample data of other features, and returns the names of those that had any. */
export type RemoveSampleOfFeatures = (client: PoolClient) => Promise<readonly string[]>;
