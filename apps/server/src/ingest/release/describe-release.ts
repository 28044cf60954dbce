import { InvalidArgumentError } from 'commander';
import type { PoolClient } from 'pg';
import { Failure } from '../../platform/failure.ts';
import { formatRowCounts } from '../format-counts.ts';

export interface ReleaseDetails {
  readonly id: number;
  readonly kind: string;
  readonly source: string;
  readonly origin: string;
  readonly published_at: Date;
  readonly as_of: Date | null;
  readonly withdrawn_at: Date | null;
  readonly rows_read: number;
  readonly rows_new: number;
  readonly rows_updated: number;
  readonly rows_unchanged: number;
  readonly rows_rejected: number;
  readonly sample: boolean;
  /** The census year of its areas. */
  readonly vintage: number | null;
}

/** @throws InvalidArgumentError when it is not a number, Failure when there is no such release */
export async function readRelease(client: PoolClient, number: string): Promise<ReleaseDetails> {
  if (!/^\d{1,9}$/.test(number))
    throw new InvalidArgumentError(
      `"${number}" is not a release number; townlight releases lists them`,
    );
  const { rows } = await client.query<ReleaseDetails>(
    `select id, kind, source, origin, published_at, as_of, withdrawn_at, rows_read, rows_new, rows_updated,
            rows_unchanged, rows_rejected, sample, vintage from release where id = $1`,
    [number],
  );
  if (rows[0] === undefined)
    throw new Failure(`there is no release ${number}; townlight releases lists them`);
  return rows[0];
}

/** Formats the source with its census year where that matters: `tracts of 2020`. */
export function formatReleaseSource({
  kind,
  source,
  sample,
  vintage,
}: Pick<ReleaseDetails, 'kind' | 'source' | 'sample' | 'vintage'>): string {
  if (vintage !== null) return `${source} of ${vintage}`;
  const matters =
    (kind === 'boundaries' || kind === 'population') && source !== 'neighborhoods' && !sample;
  return matters ? `${source} (census unknown)` : source;
}

export function describeRelease(r: ReleaseDetails): string[] {
  const minute = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `release ${r.id}: ${r.kind}, ${formatReleaseSource(r)}, from ${r.origin}`,
    `  published ${minute(r.published_at)}, as of ${minute(r.as_of ?? r.published_at)}`,
    ...(r.withdrawn_at === null ? [] : [`  withdrawn ${minute(r.withdrawn_at)}`]),
    `  ${formatRowCounts({
      rowsRead: r.rows_read,
      rowsNew: r.rows_new,
      rowsUpdated: r.rows_updated,
      rowsUnchanged: r.rows_unchanged,
      rowsRejected: r.rows_rejected,
    })}`,
  ];
}
