import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion, readDataVersions } from '../platform/database/version.ts';
import { describeOnPostgres } from '../platform/testing/databases.ts';
import { buildWhereCurrent } from './build-where-current.ts';

/** Two databases that the tests change by themselves, as a primary and a replica that is behind. */
describeOnPostgres('a snapshot from a replica', (open) => {
  let primary: Database;
  let replica: Database;
  beforeAll(async () => {
    primary = await open();
    replica = await open();
  });

  const change = (database: Database) =>
    inTransaction(database.pool, (client) => bumpVersion(client, 'crime'));
  /** Builds what shows where it was read. */
  const build = async (pool: Pool) => {
    const { rows } = await pool.query('select current_database() as name');
    return { versions: await readDataVersions(pool), data: new Map([['database', rows[0].name]]) };
  };
  const urlOf = (database: Database) => String(database.poolOptions.connectionString);
  const nameOf = (database: Database) => new URL(urlOf(database)).pathname.slice(1);
  const buildNow = async (replicaUrl: string | undefined) => {
    const minVersions = await readDataVersions(primary.pool);
    return await buildWhereCurrent(
      { primary: primary.poolOptions, replicaUrl, minVersions },
      build,
    );
  };

  test('is read from the replica if it has the required versions', async () => {
    await change(primary);
    await change(replica);
    const { built, replicaProblem } = await buildNow(urlOf(replica));
    expect(built.data.get('database')).toBe(nameOf(replica));
    expect(replicaProblem).toBe(undefined);
  });

  test('waits while the replica is behind', async () => {
    await change(primary);
    const building = buildNow(urlOf(replica));
    await change(replica);
    const { built, replicaProblem } = await building;
    expect(built.data.get('database')).toBe(nameOf(replica));
    expect(built.versions).toEqual(await readDataVersions(primary.pool));
    expect(replicaProblem).toBe(undefined);
  });

  test('is read from the primary if the replica stays behind, is unreachable or fails', async () => {
    await change(primary);
    const behind = await buildNow(urlOf(replica));
    expect(behind.built.data.get('database')).toBe(nameOf(primary));
    expect(behind.replicaProblem).toBe('it is behind in crime');

    const away = await buildNow('postgres://townlight@127.0.0.1:1/townlight');
    expect(away.built.data.get('database')).toBe(nameOf(primary));
    expect(away.replicaProblem).toContain('ECONNREFUSED');

    const failing = await buildWhereCurrent(
      { primary: primary.poolOptions, replicaUrl: urlOf(replica), minVersions: new Map() },
      async (pool) => {
        const built = await build(pool);
        if (built.data.get('database') === nameOf(replica))
          await pool.query('select * from missing_table');
        return built;
      },
    );
    expect(failing.built.data.get('database')).toBe(nameOf(primary));
    expect(failing.replicaProblem).toContain('missing_table');
  });

  test('is read from the primary if there is no replica, and errors of the primary are thrown', async () => {
    const { built, replicaProblem } = await buildNow(undefined);
    expect(built.data.get('database')).toBe(nameOf(primary));
    expect(replicaProblem).toBe(undefined);
    const broken = async (pool: Pool) => {
      await pool.query('select * from missing_table');
      return await build(pool);
    };
    await expect(
      buildWhereCurrent(
        { primary: primary.poolOptions, replicaUrl: undefined, minVersions: new Map() },
        broken,
      ),
    ).rejects.toThrow('missing_table');
  });
});
