import type { Partition } from '@townlight/domain/places';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { incidentCountSql, rankSql, rollUpCountSql, type SqlSlots } from './peer-sql.ts';
import { AREA_COLUMN } from './prepare-peer-tables.ts';
import type { Peer, RankingAnswer, RankingQuery } from './ranking-query.ts';

/** Creates peers with PostgreSQL over the records and over the roll-ups: prepared statements, one query at a time. */
export function createPostgresPeers(
  { pool }: Database,
  partition: Partition,
  codesOfSeries: readonly number[][],
): Peer[] {
  const slots = (all: boolean): SqlSlots => ({
    from: '$1::int',
    to: '$2::int',
    chosen: all ? null : (column) => `${column} = any($3::int[])`,
  });
  const runQuery = async (
    name: string,
    sql: string,
    { period }: RankingQuery,
    chosen: readonly number[] | null,
  ): Promise<RankingAnswer> => {
    const values = [period.from, period.to, ...(chosen === null ? [] : [chosen])];
    const { rows } = await pool.query<[number, number | null, number]>({
      name: `${name} ${partition} ${chosen === null}`,
      text: sql,
      values,
      rowMode: 'array',
    });
    return {
      counts: rows.map(([count]) => count),
      rates: rows.map(([, rate]) => rate),
      ranks: rows.map(([, , rank]) => rank),
    };
  };
  const sqlOf = (count: (slots: SqlSlots) => string) =>
    [true, false].map((all) => rankSql(partition, count(slots(all)), slots(all)));
  const [allIncidents = '', someIncidents = ''] = sqlOf((s) =>
    incidentCountSql(AREA_COLUMN[partition], s),
  );
  const [allRollUp = '', someRollUp = ''] = sqlOf((s) => rollUpCountSql(partition, s));
  return [
    {
      name: 'PostgreSQL, incidents',
      passes: 1,
      slow: true,
      answer: (query) =>
        query.series === null
          ? runQuery('incidents', allIncidents, query, null)
          : runQuery(
              'incidents',
              someIncidents,
              query,
              query.series.flatMap((s) => codesOfSeries[s] ?? []),
            ),
    },
    {
      name: 'PostgreSQL, roll-up',
      passes: 3,
      answer: (query) =>
        runQuery('roll-up', query.series === null ? allRollUp : someRollUp, query, query.series),
    },
  ];
}
