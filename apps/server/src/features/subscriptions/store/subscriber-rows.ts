import type { Language } from '@townlight/domain/language';
import type {
  AlertKind,
  EmailFrequency,
  SubscribedNeighborhood,
} from '@townlight/domain/subscriptions';
import { type Queryable, selectRow, selectRows } from '../../../platform/database/query.ts';

/** A confirmed subscriber with the sealed address. */
export interface SubscriberRow {
  readonly id: string;
  /** Sealed. */
  readonly address: string;
  readonly addressHash: string;
  readonly language: Language;
  readonly howOften: EmailFrequency;
  readonly alerts: readonly AlertKind[];
  readonly confirmedAt: Date;
  readonly unsubscribedAt: Date | null;
  readonly linksSince: Date;
  /** Whether the address is suppressed. */
  readonly held: boolean;
}

const COLUMNS = `s.id, s.address, s.address_hash as "addressHash", s.language, s.how_often as "howOften", s.alerts,
  s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt", s.links_since as "linksSince",
  exists (select from subscriber_suppressed x where x.mark = s.address_hash) as held`;

type Which = { readonly id: string } | { readonly addressHash: string };

export async function findSubscriber(
  reader: Queryable,
  which: Which,
): Promise<SubscriberRow | null> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['address_hash', which.addressHash];
  return await selectRow<SubscriberRow>(
    reader,
    `select ${COLUMNS} from subscriber s where s.${column} = $1`,
    [value],
  );
}

/** Locks a subscriber until the caller's transaction ends, so that concurrent changes are serialized. */
export async function lockSubscriber(reader: Queryable, id: string): Promise<SubscriberRow | null> {
  await reader.query('select from subscriber where id = $1 for update', [id]);
  return await findSubscriber(reader, { id });
}

/**
 * Inserts a subscriber with a confirmation time after any deletion of the address, even if the clocks of two servers
 * differ.
 * @returns its id, and whether it is new
 */
export async function findOrInsertSubscriber(
  reader: Queryable,
  {
    address,
    addressHash,
    language,
    at,
  }: {
    address: string;
    addressHash: string;
    language: Language;
    at: Date;
  },
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await reader.query<{ id: string }>(
    `insert into subscriber (address, address_hash, language, confirmed_at, links_since)
     select $1, $2, $3, confirmed.at, confirmed.at
       from (select greatest($4::timestamptz, max(d.at) + interval '1 millisecond') as at
               from subscriber_deletion d where d.mark = $2) confirmed
     on conflict (address_hash) do nothing returning id`,
    [address, addressHash, language, at],
  );
  if (rows[0] !== undefined) return { id: rows[0].id, isNew: true };
  const known = await findSubscriber(reader, { addressHash });
  return { id: known?.id ?? '', isNew: false };
}

/** Returns the neighborhoods in the subscriber's order. */
export async function readSubscribedNeighborhoods(
  reader: Queryable,
  subscriberId: string,
): Promise<readonly SubscribedNeighborhood[]> {
  return await selectRows<SubscribedNeighborhood>(
    reader,
    `select n.neighborhood as id, coalesce(a.name, n.name) as name, n.categories
       from subscriber_neighborhood n
       left join area a on a.partition = 'neighborhoods' and a.slug = n.neighborhood
      where n.subscriber_id = $1 order by n.position, n.neighborhood`,
    [subscriberId],
  );
}

export async function replaceSubscribedNeighborhoods(
  reader: Queryable,
  subscriberId: string,
  neighborhoods: readonly SubscribedNeighborhood[],
): Promise<void> {
  await reader.query('delete from subscriber_neighborhood where subscriber_id = $1', [
    subscriberId,
  ]);
  for (const [position, { id, name, categories }] of neighborhoods.entries())
    await reader.query(
      `insert into subscriber_neighborhood (subscriber_id, neighborhood, name, position, categories)
       values ($1, $2, $3, $4, $5)`,
      [subscriberId, id, name, position, categories],
    );
}

/** Returns the names of those slugs that are neighborhoods. */
export async function readNeighborhoodNames(
  reader: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await reader.query<{ slug: string; name: string }>(
    `select slug, name from area where partition = 'neighborhoods' and slug = any ($1)`,
    [slugs],
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Updates the given preferences; omitted ones do not change. */
export async function updatePreferences(
  reader: Queryable,
  id: string,
  change: {
    language?: Language | undefined;
    howOften?: EmailFrequency | undefined;
    alerts?: readonly AlertKind[] | undefined;
    at: Date;
  },
): Promise<void> {
  await reader.query(
    `update subscriber
        set language = coalesce($2, language), how_often = coalesce($3, how_often), alerts = coalesce($4::text[], alerts),
            unsubscribed_at = case coalesce($3, how_often)
                                when 'never' then coalesce(unsubscribed_at, $5::timestamptz) end
      where id = $1`,
    [id, change.language ?? null, change.howOften ?? null, change.alerts ?? null, change.at],
  );
}

/** Unsubscribes from one kind of alert. */
export async function removeAlert(reader: Queryable, id: string, kind: AlertKind): Promise<void> {
  await reader.query('update subscriber set alerts = array_remove(alerts, $2) where id = $1', [
    id,
    kind,
  ]);
}

/** Invalidates the links of all emails that were sent before. */
export async function invalidateLinks(reader: Queryable, id: string, at: Date): Promise<void> {
  await reader.query('update subscriber set links_since = $2 where id = $1', [id, at]);
}

/** @returns whether there was such a subscriber */
export async function deleteSubscriberRow(
  reader: Queryable,
  addressHash: string,
): Promise<boolean> {
  const { rowCount } = await reader.query('delete from subscriber where address_hash = $1', [
    addressHash,
  ]);
  return rowCount === 1;
}
