import { rmSync } from 'node:fs';
import type { Pool } from 'pg';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { IsolatedServer } from './isolated-server.ts';

/** Opens the store of an isolated server, as a guest of that server. */
export async function withIsolatedStore<T>(
  { dataFolder }: IsolatedServer,
  act: (pool: Pool) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(
    { databaseUrl: undefined, dataFolder },
    { role: 'command', log: createLog('silent'), migrationsFolder: null },
  );
  try {
    return await act(database.pool);
  } finally {
    await database.close();
  }
}

/** Removes the data folder of `getTestServer`. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
