import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { bumpVersion } from '../../platform/database/version.ts';
import { toPlainLine } from '../../platform/safe-text.ts';
import type { LoadCounts, LoadReport, PublishResult } from './load-result.ts';

/** Maximum length of a sentence or name in a report. */
const MAX_TEXT_LENGTH = 10_000;

export type NewRelease = {
  /** The feature whose data version is increased. */
  subject: string;
  /** What is loaded, e.g. `boundaries`. */
  kind: string;
  /** The variant of its kind, e.g. `neighborhoods`. */
  source: string;
  /** Name of the file or address, without its folder. */
  origin: string;
  /** The date of the data, if the source or the operator gives it. */
  asOf?: Date | undefined;
  /** Invented data of the sample county. */
  sample?: boolean | undefined;
  /** The census year of the rows' areas, where it matters and is known. */
  vintage?: number | null | undefined;
};

/** The result of writing a release's rows. */
export type ReleaseContents<Facts> = {
  counts: LoadCounts;
  facts: Facts;
  remarks?: readonly string[];
  /** Of the bytes and the options; known once all rows are read. */
  fingerprint?: string;
};

/**
 * Publishes one release inside the caller's transaction: waits for other loads, opens the release, lets `fill` write
 * its rows, closes it with its counts and increases the feature's data version.
 */
export async function publishRelease<Facts extends object>(
  client: PoolClient,
  release: NewRelease,
  fill: (releaseId: number) => Promise<ReleaseContents<Facts>>,
): Promise<LoadReport & Facts> {
  await lockReleases(client);
  const releaseId = await openRelease(client, release);
  const { counts, facts, remarks = [], fingerprint = '' } = await fill(releaseId);
  await closeRelease(client, releaseId, { fingerprint, counts, report: { ...facts, remarks } });
  await bumpVersion(client, release.subject);
  return { releaseId, origin: release.origin, ...counts, ...facts, remarks };
}

/** Publishes a release unless the newest one of this kind and source has the same fingerprint. */
export async function publishIfChanged<Facts extends object>(
  client: PoolClient,
  release: NewRelease & { fingerprint: string },
  fill: (releaseId: number) => Promise<Omit<ReleaseContents<Facts>, 'fingerprint'>>,
): Promise<PublishResult<LoadReport & Facts>> {
  await lockReleases(client);
  const { fingerprint, origin } = release;
  const newest = await readNewestRelease(client, release);
  if (newest?.fingerprint === fingerprint)
    return { outcome: 'already-published', releaseId: newest.id, origin };
  const report = await publishRelease(client, release, async (releaseId) => ({
    ...(await fill(releaseId)),
    fingerprint,
  }));
  return { outcome: 'published', report };
}

/** Returns the newest release of a kind and source. @param origin limits it to releases of one file */
export async function readNewestRelease(
  database: Pool | PoolClient,
  { kind, source }: { kind: string; source: string },
  origin: string | null = null,
): Promise<{ id: number; fingerprint: string; sample: boolean } | undefined> {
  const { rows } = await database.query<{ id: number; fingerprint: string; sample: boolean }>(
    `select id, fingerprint, sample from release
      where kind = $1 and source = $2 and ($3::text is null or origin = $3) and withdrawn_at is null
      order by id desc limit 1`,
    [kind, source, origin],
  );
  return rows[0];
}

/** Returns whether there is any release, including the sample county. */
export async function hasReleases(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('select 1 from release limit 1');
  return rows.length > 0;
}

/** Returns whether all releases are of the sample county. */
export async function hasOnlySample(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean | null }>(
    'select bool_and(sample) as sample from release',
  );
  return rows[0]?.sample === true;
}

async function openRelease(
  client: PoolClient,
  { kind, source, origin, asOf, sample = false, vintage = null }: NewRelease,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into release (kind, source, origin, fingerprint, sample, as_of, vintage)
     values ($1, $2, $3, '', $4, $5, $6) returning id`,
    [kind, source, origin, sample, asOf ?? null, vintage],
  );
  return (rows[0] as { id: number }).id;
}

async function closeRelease(
  client: PoolClient,
  releaseId: number,
  closed: { fingerprint: string; counts: LoadCounts; report: unknown },
): Promise<void> {
  const { fingerprint, counts, report } = closed;
  await client.query(
    `update release set fingerprint = $2, rows_read = $3, rows_new = $4, rows_updated = $5, rows_unchanged = $6,
            rows_rejected = $7, report = $8, published_at = now() where id = $1`,
    [
      releaseId,
      fingerprint,
      counts.rowsRead,
      counts.rowsNew,
      counts.rowsUpdated,
      counts.rowsUnchanged,
      counts.rowsRejected,
      // sentences quote file contents, and PostgreSQL accepts no NUL in text
      JSON.stringify(report, (_, value) =>
        typeof value === 'string' ? toPlainLine(value, MAX_TEXT_LENGTH) : value,
      ),
    ],
  );
}

/** Hashes bytes and options: the same bytes with other options are another load. */
export function computeFingerprint(sha256: string, options: unknown): string {
  return createHash('sha256').update(sha256).update(JSON.stringify(options)).digest('hex');
}

/** Advisory lock key; any fixed number works. */
const RELEASES_LOCK = 7_340_001;

/**
 * Serializes releases of all kinds: records are placed by the current boundaries, so neither may change while the other
 * loads. Held until the transaction ends.
 */
export async function lockReleases(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
}

/** Marks the sample county's releases of a kind as withdrawn, inside the transaction that removes their rows. */
export async function withdrawSampleReleases(client: PoolClient, kind: string): Promise<void> {
  await client.query(
    'update release set withdrawn_at = now() where kind = $1 and sample and withdrawn_at is null',
    [kind],
  );
}
