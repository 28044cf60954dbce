import type { GaugeQuery } from '../../../platform/metrics/create-metrics.ts';

/** The outbox of mailings under way or of the last week, and the mail server. */
export const OUTBOX_GAUGES: readonly GaugeQuery[] = [
  {
    name: 'townlight_outbox_emails',
    help: 'Emails of mailings that are under way or began in the last week, by the kind of mailing and state.',
    labels: ['kind', 'state'],
    async read(pool) {
      const { rows } = await pool.query<{ kind: string; state: string; count: number }>(
        `select mailing.kind, coalesce(letter.returned, letter.state) as state, count(*)::int as count
         from newsletter_mailing as mailing
         join newsletter_letter as letter on letter.mailing_id = mailing.id
         where mailing.ended_at is null or mailing.began_at > now() - interval '7 days'
         group by 1, 2`,
      );
      return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count }));
    },
  },
  {
    name: 'townlight_mail_server_failures',
    help: 'Failures of the mail server in a row while newsletters are sent.',
    labels: [],
    async read(pool) {
      const { rows } = await pool.query<{ failures: number }>(
        'select coalesce(max(failures), 0)::int as failures from newsletter_sender',
      );
      return rows.map(({ failures }) => ({ labels: {}, value: failures }));
    },
  },
];
