import type { Pool } from 'pg';
import type { Part } from '../platform/parts/part.ts';
import { buildSnapshot } from '../snapshot/build-snapshot.ts';
import type { Builder } from '../snapshot/open-builder.ts';

/** Builds in the caller's thread, for tests that build so often that starting threads would take most of their time. */
export function buildHere(pool: Pool, parts: readonly Part[]): Builder {
  return {
    async build({ before }) {
      return { built: await buildSnapshot(pool, parts, before), milliseconds: 0 };
    },
    cancel: () => undefined,
    close: async () => undefined,
  };
}
