import { isComplete } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { addMonths } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';

export const RANKED_PARTITIONS: readonly Partition[] = ['neighborhoods', 'tracts'];
export const AREA_COLUMN = {
  neighborhoods: 'neighborhood_id',
  zipcodes: 'zipcode_id',
  tracts: 'tract_id',
};

/** Tables that both databases get, besides `incident`. */
export const PEER_TABLES = RANKED_PARTITIONS.flatMap((partition) =>
  ['area', 'whole', 'rollup', 'rollup_all'].map((name) => `${name}_${partition}`),
);

/** Creates the tables that an SQL peer would use: indexed records, roll-ups, and the complete months of each area. */
export async function preparePeerTables(
  { pool }: Database,
  snapshot: CrimeSnapshot,
): Promise<{ codesOfSeries: number[][] }> {
  const { scheme, partitions, first, months } = snapshot.data;
  const { rows: codes } = await pool.query<{ id: number; nickname: string | null }>(
    'select id, nickname from crime_code',
  );
  const codesOfSeries = scheme.nicknames.map(({ name }) =>
    codes.filter(({ nickname }) => nickname === name).map(({ id }) => id),
  );
  await pool.query('create table series_of_code (code_id int primary key, series int not null)');
  await pool.query('insert into series_of_code select * from unnest($1::int[], $2::int[])', [
    codes.map(({ id }) => id),
    codes.map(({ nickname }) => {
      const at = scheme.nicknames.findIndex(({ name }) => name === nickname);
      return at < 0 ? scheme.nicknames.length : at;
    }),
  ]);
  await pool.query('create index on incident (month, code_id) include (neighborhood_id, tract_id)');
  for (const partition of RANKED_PARTITIONS) {
    const { slugs, residents, completeness } = partitions[partition];
    await pool.query(
      `create table area_${partition} as
       select area.id, given.place::int - 1 as place, given.residents from area
         join unnest($1::text[], $2::int[]) with ordinality as given (slug, residents, place) using (slug)
        where partition = '${partition}'`,
      [slugs, [...residents]],
    );
    const completeMonths = slugs.flatMap((_, area) =>
      Array.from({ length: months }, (_, m) => addMonths(first, m))
        .filter((month) => isComplete(completeness, area, { from: month, to: month }))
        .map((month) => [area, month] as const),
    );
    await pool.query(
      `create table whole_${partition} as
       select id as area, month from area_${partition}
         join unnest($1::int[], $2::int[]) as given (place, month) using (place)`,
      [completeMonths.map(([area]) => area), completeMonths.map(([, month]) => month)],
    );
    await pool.query(
      `create table rollup_${partition} as
       select series::smallint as series, month, ${AREA_COLUMN[partition]} as area, count(*)::int as count
         from incident join series_of_code using (code_id)
        where ${AREA_COLUMN[partition]} is not null group by 1, 2, 3 order by 1, 2, 3`,
    );
    await pool.query(
      `create table rollup_all_${partition} as
       select month, area, sum(count)::int as count from rollup_${partition} group by 1, 2 order by 1, 2`,
    );
    await pool.query(
      `create unique index on rollup_${partition} (series, month, area) include (count)`,
    );
    await pool.query(
      `create unique index on rollup_all_${partition} (month, area) include (count)`,
    );
    await pool.query(`create unique index on whole_${partition} (month, area)`);
    await pool.query(`create unique index on area_${partition} (id)`);
  }
  await pool.query('vacuum analyze');
  return { codesOfSeries };
}
