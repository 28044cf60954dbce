import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** A pool, or a connection inside a transaction. */
export type Queryable = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

/** Returns the rows of a statement; its columns are named as the fields of `Row`. */
export async function selectRows<Row extends QueryResultRow>(
  db: Queryable,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await db.query<Row>(statement, [...values])).rows;
}

/** Returns the first row of a statement, or null. */
export async function selectRow<Row extends QueryResultRow>(
  db: Queryable,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row | null> {
  return (await selectRows<Row>(db, statement, values))[0] ?? null;
}
