import { join } from 'node:path';
import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBPreparedStatement,
} from '@duckdb/node-api';
import type { Partition } from '@townlight/domain/places';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { incidentCountSql, rankSql, rollUpCountSql, type SqlSlots } from './peer-sql.ts';
import { AREA_COLUMN, PEER_TABLES } from './prepare-peer-tables.ts';
import type { Peer, RankingAnswer, RankingQuery } from './ranking-query.ts';

/** Copies PostgreSQL's tables into an in-memory DuckDB by way of CSV files. */
export async function openDuckdb({ pool }: Database, exchange: string): Promise<DuckDBConnection> {
  const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
  for (const table of ['incident', ...PEER_TABLES]) {
    const columns = table === 'incident' ? 'month, code_id, neighborhood_id, tract_id' : '*';
    const order = table === 'incident' ? 'order by month' : '';
    const file = join(exchange, `${table}.csv`);
    await pool.query(
      `copy (select ${columns} from ${table} ${order}) to '${file}' with (format csv, header)`,
    );
    await duckdb.run(`create table ${table} as select * from read_csv('${file}', header = true)`);
  }
  return duckdb;
}

/** Creates peers with DuckDB over the records and over the roll-ups. Every query is prepared before it is timed. */
export function createDuckdbPeers(
  duckdb: DuckDBConnection,
  partition: Partition,
  codesOfSeries: readonly number[][],
): Peer[] {
  const slots = ({ period }: RankingQuery, chosen: readonly number[] | null): SqlSlots => ({
    from: String(period.from),
    to: String(period.to),
    chosen: chosen && ((column) => `${column} in (${chosen.join(', ') || 'null'})`),
  });
  const prepared = (sqlOf: (query: RankingQuery) => string) => {
    const statements = new Map<RankingQuery, DuckDBPreparedStatement>();
    return async (query: RankingQuery): Promise<RankingAnswer> => {
      let statement = statements.get(query);
      if (statement === undefined) {
        statement = await duckdb.prepare(sqlOf(query));
        statements.set(query, statement);
      }
      const reader = await statement.runAndReadAll();
      const [counts = [], rates = [], ranks = []] = reader.getColumns();
      return { counts, rates, ranks } as RankingAnswer;
    };
  };
  return [
    {
      name: 'DuckDB, incidents',
      passes: 1,
      slow: true,
      answer: prepared((query) => {
        const s = slots(query, query.series?.flatMap((at) => codesOfSeries[at] ?? []) ?? null);
        return rankSql(partition, incidentCountSql(AREA_COLUMN[partition], s), s);
      }),
    },
    {
      name: 'DuckDB, roll-up',
      passes: 3,
      answer: prepared((query) => {
        const s = slots(query, query.series);
        return rankSql(partition, rollUpCountSql(partition, s), s);
      }),
    },
  ];
}
