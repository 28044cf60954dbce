import type { PoolClient } from 'pg';

export interface ReleaseInForce {
  readonly id: number;
  readonly agencyId: number;
}

/**
 * SQL order of releases: by reference date, then by fingerprint. The time of the load counts only if there is no
 * reference date.
 */
export const NEWEST_FIRST_SQL =
  'coalesce(r.as_of, r.published_at) desc, r.fingerprint collate "C" desc, r.id desc';

/** SQL condition: releases of real crime records of the agency whose slug is `$1`. */
export const AGENCY_RELEASES_SQL =
  "r.kind = 'crime' and not r.sample and r.withdrawn_at is null and r.report ->> 'agency' = $1";

/** Returns the agency's releases in force, newest first. */
export async function readReleasesInForce(
  client: PoolClient,
  agency: string,
): Promise<ReleaseInForce[]> {
  const { rows } = await client.query<ReleaseInForce>(
    `select r.id, agency.id as "agencyId" from release r join agency on agency.slug = $1
      where ${AGENCY_RELEASES_SQL} order by ${NEWEST_FIRST_SQL}`,
    [agency],
  );
  return rows;
}

/** Returns whether the reference date is earlier than that of another release of the agency, or the same. */
export async function isLateRelease(
  client: PoolClient,
  agency: string,
  asOf: Date | undefined,
): Promise<boolean> {
  const { rows } = await client.query<{ late: boolean }>(
    `select coalesce(max(coalesce(r.as_of, r.published_at)) >= coalesce($2, now()), false) as late
       from release r where ${AGENCY_RELEASES_SQL}`,
    [agency, asOf ?? null],
  );
  return rows[0]?.late === true;
}

/**
 * Stores the fingerprint and the names of a release before it is finished, because ordering and naming depend on them.
 */
export async function saveReleaseReport(
  client: PoolClient,
  releaseId: number,
  { fingerprint, ...report }: { fingerprint: string; agency: string; agencyName: string },
): Promise<void> {
  await client.query('update release set fingerprint = $2, report = $3 where id = $1', [
    releaseId,
    fingerprint,
    JSON.stringify(report),
  ]);
}
