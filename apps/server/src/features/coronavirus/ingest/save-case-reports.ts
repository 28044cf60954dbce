import type { PoolClient } from 'pg';
import type { ReportChange, ReportChanges } from './find-report-changes.ts';

/** Rows per statement: both client and database hold the arrays in memory. */
const BATCH_ROWS = 10_000;

/**
 * Saves the areas of a load and its changed reports under a release.
 * @param residents by label
 */
export async function saveCaseReports(
  client: PoolClient,
  { byLabel }: ReportChanges,
  { residents, releaseId }: { residents: ReadonlyMap<string, number>; releaseId: number },
): Promise<void> {
  const ids = await upsertAreas(
    client,
    [...new Set([...byLabel.keys(), ...residents.keys()])],
    residents,
  );
  let batch: (ReportChange & { readonly area: number })[] = [];
  for (const [label, changes] of byLabel) {
    const area = ids.get(label) as number;
    for (const change of changes) {
      batch.push({ area, ...change });
      if (batch.length < BATCH_ROWS) continue;
      await upsertReports(client, releaseId, batch);
      batch = [];
    }
  }
  await upsertReports(client, releaseId, batch);
}

async function upsertAreas(
  client: PoolClient,
  labels: readonly string[],
  residents: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; label: string }>(
    `insert into coronavirus_area as known (label, residents)
     select * from unnest($1::text[], $2::int[])
     on conflict (label) do update set residents = coalesce(excluded.residents, known.residents)
     returning id, label`,
    [labels, labels.map((label) => residents.get(label) ?? null)],
  );
  return new Map(rows.map(({ id, label }) => [label, id]));
}

async function upsertReports(
  client: PoolClient,
  releaseId: number,
  changes: readonly (ReportChange & { readonly area: number })[],
): Promise<void> {
  if (changes.length === 0) return;
  await client.query(
    `insert into coronavirus_report (area_id, day, at_least, at_most, release_id)
     select area_id, day, at_least, at_most, $1
       from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as changed (area_id, day, at_least, at_most)
     on conflict (area_id, day) do update
       set at_least = excluded.at_least, at_most = excluded.at_most, release_id = excluded.release_id`,
    [
      releaseId,
      changes.map(({ area }) => area),
      changes.map(({ day }) => day),
      changes.map(({ min }) => min),
      changes.map(({ max }) => max),
    ],
  );
}
