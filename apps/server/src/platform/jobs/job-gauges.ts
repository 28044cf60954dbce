import type { GaugeQuery } from '../metrics/create-metrics.ts';

/** The queues in the database, the same at every server. Before the first server has created them they are unknown. */
export const JOB_GAUGES: readonly GaugeQuery[] = [
  {
    name: 'townlight_jobs',
    help: 'Jobs by queue and state: created and retry wait, active run, failed were given up.',
    labels: ['queue', 'state'],
    async read(pool) {
      const { rows } = await pool.query<{ name: string; state: string; count: number }>(
        `select name, state::text, count(*)::int as count from pgboss.job
         where state in ('created', 'retry', 'active', 'failed') group by name, state`,
      );
      return rows.map(({ name, state, count }) => ({
        labels: { queue: name, state },
        value: count,
      }));
    },
  },
  {
    name: 'townlight_job_waiting_seconds',
    help: 'How long the job of the queue that has waited longest has been due.',
    labels: ['queue'],
    async read(pool) {
      const { rows } = await pool.query<{ name: string; seconds: number }>(
        `select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
         where state in ('created', 'retry') and start_after <= now() group by name`,
      );
      return rows.map(({ name, seconds }) => ({ labels: { queue: name }, value: seconds }));
    },
  },
];
