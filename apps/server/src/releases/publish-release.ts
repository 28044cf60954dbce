import type { PoolClient } from 'pg';

/** rowsRead = rowsNew + rowsUpdated + rowsUnchanged + rowsRejected. */
export type LoadCounts = {
  rowsRead: number;
  rowsNew: number;
  rowsUpdated: number;
  rowsUnchanged: number;
  rowsRejected: number;
};

export type ReleaseKind =
  | 'crime'
  | 'boundaries'
  | 'population'
  | 'coverage'
  | 'categories'
  | 'addresses';

export type NewRelease = LoadCounts & {
  kind: ReleaseKind;
  /** e.g. `neighborhoods`. */
  source: string;
  /** Name of the file, without its folder. */
  origin: string;
  /** Of the bytes read and the options: the same again is a no-op. */
  fingerprint: string;
  report: unknown;
  sample: boolean;
};

/** Writes the row of a release; it counts when the caller's transaction is committed. */
export async function publishRelease(client: PoolClient, release: NewRelease): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into release (kind, source, origin, fingerprint, rows_read, rows_new, rows_updated, rows_unchanged,
                          rows_rejected, report, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      release.kind,
      release.source,
      release.origin,
      release.fingerprint,
      release.rowsRead,
      release.rowsNew,
      release.rowsUpdated,
      release.rowsUnchanged,
      release.rowsRejected,
      JSON.stringify(release.report),
      release.sample,
    ],
  );
  return (rows[0] as { id: number }).id;
}

/** Which release of a kind and source is the newest? */
export async function newestRelease(
  client: PoolClient,
  kind: ReleaseKind,
  source: string,
): Promise<{ id: number; fingerprint: string; sample: boolean } | undefined> {
  const { rows } = await client.query<{ id: number; fingerprint: string; sample: boolean }>(
    'select id, fingerprint, sample from release where kind = $1 and source = $2 order by id desc limit 1',
    [kind, source],
  );
  return rows[0];
}
