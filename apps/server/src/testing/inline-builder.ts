import type { Pool } from 'pg';
import type { Feature } from '../platform/features/feature.ts';
import { buildSnapshot } from '../snapshot/build-snapshot.ts';
import type { SnapshotBuilder } from '../snapshot/open-snapshot-builder.ts';

/** Builds in the caller's thread, for tests that build so often that starting threads would take most of their time. */
export function createInlineBuilder(pool: Pool, features: readonly Feature[]): SnapshotBuilder {
  return {
    async build({ before }) {
      return { built: await buildSnapshot(pool, features, before), milliseconds: 0 };
    },
    cancel: () => undefined,
    close: async () => undefined,
  };
}
