import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** The number of emails of a mailing by state. */
export interface MailingCounts {
  readonly id: string;
  readonly kind: string;
  /** Whether all subscribers were added to the outbox. */
  readonly isFilled: boolean;
  readonly waiting: number;
  readonly inHand: number;
  readonly accepted: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly leftOut: number;
  /** Of the accepted ones: bounced or complained of. */
  readonly bounced: number;
  readonly complained: number;
  /** Of the waiting ones: those that were tried before. */
  readonly retrying: number;
  /** Accepted within the last minute, and over how many seconds. */
  readonly lately: number;
  readonly latelySeconds: number;
  readonly beganAt: Date;
  readonly lastAcceptedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Returns how many emails of a mailing were accepted, and how many of these bounced. */
export async function countReturnedEmails(
  client: Queryable,
  mailingId: string,
): Promise<{ accepted: number; bounced: number }> {
  const { rows } = await client.query<{ accepted: number; bounced: number }>(
    `select ${count("state = 'accepted'")} as accepted, ${count("returned = 'bounced'")} as bounced
       from newsletter_letter where mailing_id = $1`,
    [mailingId],
  );
  return rows[0] ?? { accepted: 0, bounced: 0 };
}

const count = (condition: string) => `count(*) filter (where ${condition})::int`;
const LATELY = `now() - interval '60 seconds'`;

/** Returns the progress of mailings, newest first. @param id of a single mailing */
export async function countEmailsByState(client: Queryable, id?: string): Promise<MailingCounts[]> {
  return await selectRows<MailingCounts>(
    client,
    `select m.id, m.kind, m.filled_at is not null as "isFilled", m.began_at as "beganAt", m.ended_at as "endedAt",
        ${count(`l.state = 'waiting'`)} as waiting, ${count(`l.state = 'in-hand'`)} as "inHand",
        ${count(`l.state = 'accepted'`)} as accepted, ${count(`l.state = 'refused'`)} as refused,
        ${count(`l.state = 'given-up'`)} as "givenUp", ${count(`l.state = 'left-out'`)} as "leftOut",
        ${count(`l.returned = 'bounced'`)} as bounced, ${count(`l.returned = 'complained'`)} as complained,
        ${count(`l.state = 'waiting' and l.tries > 0`)} as retrying,
        ${count(`l.accepted_at > ${LATELY}`)} as lately,
        greatest(1, extract(epoch from now() - greatest(${LATELY}, min(l.accepted_at) filter (where l.accepted_at > ${LATELY}))))::float as "latelySeconds",
        max(l.accepted_at) as "lastAcceptedAt"
       from newsletter_mailing m left join newsletter_letter l on l.mailing_id = m.id
      where $1::text is null or m.id = $1
      group by m.id order by m.began_at desc, m.id`,
    [id ?? null],
  );
}
