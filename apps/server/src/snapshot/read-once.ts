import type { Pool } from 'pg';
import type { Part, Snapshot } from '../platform/parts/part.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';

/** Reads the current figures for a command that needs them once; takes seconds for a large county. */
export async function readOnce(pool: Pool, parts: readonly Part[]): Promise<Snapshot> {
  return openSnapshot(parts, await buildSnapshot(pool, parts));
}
