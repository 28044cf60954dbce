import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';

/** The column of `incident` with the area of a partition. */
export const INCIDENT_AREA_COLUMN: Record<Partition, string> = {
  neighborhoods: 'neighborhood_id',
  zipcodes: 'zipcode_id',
  tracts: 'tract_id',
};

/**
 * Recounts an agency's months from its incidents into the packed cells that the snapshot reads (layout: see
 * `crimeMonthTable` in the schema).
 */
export async function recountAgencyMonths(
  client: PoolClient,
  agencyId: number,
  months: readonly number[],
  partitions: readonly Partition[] = PARTITIONS,
): Promise<void> {
  if (months.length === 0) return;
  for (const partition of partitions) {
    await client.query(
      'delete from crime_month where partition = $1 and agency_id = $2 and month = any($3::int[])',
      [partition, agencyId, months],
    );
    await client.query(
      `insert into crime_month (partition, agency_id, month, cells)
       select $1, $2, month, string_agg(int4send(code_id) || int4send(area_id) || int4send(count), ''::bytea)
         from (select month, code_id, coalesce(${INCIDENT_AREA_COLUMN[partition]}, 0) as area_id, count(*)::int as count
                 from incident where agency_id = $2 and month = any($3::int[])
                group by month, code_id, ${INCIDENT_AREA_COLUMN[partition]}) as cell
        group by month`,
      [partition, agencyId, months],
    );
  }
}

/** Recounts every month of every agency in one partition after its boundaries changed. */
export async function recountPartition(client: PoolClient, partition: Partition): Promise<void> {
  const { rows } = await client.query<{ agency_id: number; months: number[] }>(
    'select agency_id, array_agg(distinct month) as months from incident group by agency_id',
  );
  await client.query('delete from crime_month where partition = $1', [partition]);
  for (const row of rows) await recountAgencyMonths(client, row.agency_id, row.months, [partition]);
}
