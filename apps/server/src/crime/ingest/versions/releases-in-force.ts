import type { PoolClient } from 'pg';

export interface ReleaseInForce {
  readonly id: number;
  readonly agencyId: number;
}

/**
 * SQL of the order of releases: by the moment that they speak of, then by what was loaded. When they were loaded says nothing,
 * except where nobody has said of which moment they speak.
 */
export const NEWEST_FIRST =
  'coalesce(r.as_of, r.published_at) desc, r.fingerprint collate "C" desc, r.id desc';

/** SQL: releases of crime records of the agency whose slug is `$1`; invented ones are not among them. */
export const OF_AGENCY =
  "r.kind = 'crime' and not r.sample and r.withdrawn_at is null and r.report ->> 'agency' = $1";

/** Which releases of an agency are in force? The newest first. */
export async function releasesInForce(
  client: PoolClient,
  agency: string,
): Promise<ReleaseInForce[]> {
  const { rows } = await client.query<ReleaseInForce>(
    `select r.id, agency.id as "agencyId" from release r join agency on agency.slug = $1
      where ${OF_AGENCY} order by ${NEWEST_FIRST}`,
    [agency],
  );
  return rows;
}

/** Does a release speak of an earlier moment than another one of the agency, or of the same? */
export async function comesLate(
  client: PoolClient,
  agency: string,
  asOf: Date | undefined,
): Promise<boolean> {
  const { rows } = await client.query<{ late: boolean }>(
    `select coalesce(max(coalesce(r.as_of, r.published_at)) >= coalesce($2, now()), false) as late
       from release r where ${OF_AGENCY}`,
    [agency, asOf ?? null],
  );
  return rows[0]?.late === true;
}

/** Says what the order of releases and the names need to know of one whose rows are read, before it is closed. */
export async function announceRelease(
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
