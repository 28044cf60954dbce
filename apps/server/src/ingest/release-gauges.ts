import type { GaugeQuery } from '../platform/metrics/create-metrics.ts';

const IN_FORCE = 'withdrawn_at is null';

/** The releases in force by kind and source: how many, how old, and what their loads did with the rows. */
export const RELEASE_GAUGES: readonly GaugeQuery[] = [
  {
    name: 'townlight_releases',
    help: 'Releases in force.',
    labels: ['kind', 'source'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; source: string; count: number }>(
        `select kind, source, count(*)::int as count from release where ${IN_FORCE} group by kind, source`,
      );
      return rows.map(({ kind, source, count }) => ({ labels: { kind, source }, value: count }));
    },
  },
  {
    name: 'townlight_last_release_timestamp_seconds',
    help: 'When the newest release in force was published.',
    labels: ['kind', 'source'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; source: string; at: number }>(
        `select kind, source, extract(epoch from max(published_at))::float8 as at
         from release where ${IN_FORCE} group by kind, source`,
      );
      return rows.map(({ kind, source, at }) => ({ labels: { kind, source }, value: at }));
    },
  },
  {
    name: 'townlight_release_rows',
    help: 'Rows of the releases in force, by what their loads did with them.',
    labels: ['kind', 'source', 'result'],
    async read(pool) {
      const { rows } = await pool.query<{
        kind: string;
        source: string;
        result: string;
        count: number;
      }>(
        `select kind, source, result, sum(count)::float8 as count
         from release, lateral (values
           ('new', rows_new), ('updated', rows_updated), ('unchanged', rows_unchanged), ('rejected', rows_rejected)
         ) as counts (result, count)
         where ${IN_FORCE}
         group by kind, source, result`,
      );
      return rows.map(({ kind, source, result, count }) => ({
        labels: { kind, source, result },
        value: count,
      }));
    },
  },
];
