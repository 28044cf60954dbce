import { type Queryable, selectRow } from '../../platform/database/query.ts';
import type { StatusItem } from '../../platform/features/feature.ts';
import { formatCount } from '../format-counts.ts';

/**
 * Describes a kind of data by its newest release in force.
 * @param advice how to load it, if there is none
 */
export async function describeNewestRelease(
  db: Queryable,
  kind: string,
  advice: string,
): Promise<StatusItem> {
  const newest = await selectRow<{
    id: number;
    published_at: Date;
    sample: boolean;
    releases: number;
  }>(
    db,
    `select id, published_at, sample, count(*) over ()::int as releases from release
      where kind = $1 and withdrawn_at is null order by id desc limit 1`,
    [kind],
  );
  if (newest === null)
    return { name: kind, state: 'missing', text: 'not loaded', details: [advice] };
  const day = newest.published_at.toISOString().slice(0, 10);
  return {
    name: kind,
    state: 'complete',
    text: `${formatCount(newest.releases, 'release')}, the newest is ${newest.id}, loaded ${day}${newest.sample ? ' (sample data)' : ''}`,
    details: [],
  };
}
