import type { Pool } from 'pg';
import type { Feature, Snapshot } from '../platform/features/feature.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';

/** Reads the current figures for a command that needs them once; takes seconds for a large county. */
export async function readCurrentSnapshot(
  pool: Pool,
  features: readonly Feature[],
): Promise<Snapshot> {
  return openSnapshot(features, await buildSnapshot(pool, features));
}
