import type { Language } from '@townlight/domain/language';
import {
  type AlertKind,
  resolveEmailSections,
  type VisualCategory,
} from '@townlight/domain/subscriptions';
import { type Queryable, selectRow } from '../../../platform/database/query.ts';

/** A subscriber to whom an email may be sent, without the address. */
export interface Recipient {
  /** UUID. */
  readonly id: string;
  readonly language: Language;
  /** In the subscriber's order; only neighborhoods that the map still has, at least one. */
  readonly neighborhoods: readonly {
    readonly id: string;
    readonly name: string;
    /** The sections of the email in order; never empty. */
    readonly categories: readonly VisualCategory[];
  }[];
  /** The alerts that they subscribed to. */
  readonly alerts: readonly AlertKind[];
}

/** What to send: the monthly newsletter, the weekly one (whose readers also get the monthly), or one kind of alert. */
export type MailingAudience = 'letters' | 'weekly' | AlertKind;

export interface RecipientFilter {
  /** Only ids after this one; for paging. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** `letters` by default. */
  readonly wanting?: MailingAudience;
  /** Only subscribers of one of these neighborhoods. */
  readonly among?: readonly string[];
  /** Only these subscribers. */
  readonly only?: readonly string[];
}

type Row = {
  id: string;
  language: Language;
  alerts: AlertKind[];
  neighborhoods: { id: string; name: string; categories: string[] }[];
};

/** Returns the subscribers who want this mailing and are not suppressed, ordered by id. */
export async function listRecipients(
  reader: Queryable,
  { after, limit, wanting = 'letters', among, only }: RecipientFilter,
): Promise<readonly Recipient[]> {
  const { rows } = await reader.query<Row>(
    `with wanting as (
       select s.id, s.language, s.alerts from subscriber s
        where ($1::uuid is null or s.id > $1)
          and ($5::uuid[] is null or s.id = any ($5))
          and case when $3 = 'letters' then s.how_often in ('monthly', 'weekly')
                   when $3 = 'weekly' then s.how_often = 'weekly'
                   else s.how_often <> 'never' and $3 = any (s.alerts) end
          and not exists (select from subscriber_suppressed x where x.mark = s.address_hash)
          and exists (select from subscriber_neighborhood n
                        join area a on a.partition = 'neighborhoods' and a.slug = n.neighborhood
                       where n.subscriber_id = s.id and ($4::text[] is null or n.neighborhood = any ($4)))
        order by s.id limit $2)
     select w.id, w.language, w.alerts,
            json_agg(json_build_object('id', n.neighborhood, 'name', a.name, 'categories', n.categories)
                     order by n.position, n.neighborhood) as neighborhoods
       from wanting w
       join subscriber_neighborhood n on n.subscriber_id = w.id
       join area a on a.partition = 'neighborhoods' and a.slug = n.neighborhood
      group by w.id, w.language, w.alerts order by w.id`,
    [after ?? null, limit, wanting, among ?? null, only ?? null],
  );
  return rows.map(({ neighborhoods, ...row }) => ({
    ...row,
    neighborhoods: neighborhoods.map(({ id, name, categories }) => ({
      id,
      name,
      categories: resolveEmailSections(categories),
    })),
  }));
}

/** Returns a subscriber's sealed address and language; null if they were deleted, unsubscribed or suppressed. */
export async function findSealedAddress(
  reader: Queryable,
  id: string,
): Promise<{ sealed: string; language: Language } | null> {
  return await selectRow<{ sealed: string; language: Language }>(
    reader,
    `select s.address as sealed, s.language from subscriber s
      where s.id = $1 and s.how_often <> 'never'
        and not exists (select from subscriber_suppressed x where x.mark = s.address_hash)`,
    [id],
  );
}
