import { languagePrefix } from '@townlight/domain/language';
import { SUBSCRIPTION_PAGES } from '@townlight/domain/pages';
import type { AlertKind } from '@townlight/domain/subscriptions';
import type { Queryable } from '../../platform/database/query.ts';
import { createLinkToken, type LinkKind } from './link-token.ts';
import type { Sealing } from './sealing/sealing.ts';
import { readAddressHash, readSealedAddresses } from './store/addressees.ts';
import {
  findSealedAddress,
  listRecipients,
  type MailingAudience,
  type Recipient,
  type RecipientFilter,
} from './store/recipients.ts';
import { loadOrCreateSubscriberSecret, type SubscriberSecret } from './store/secret.ts';
import { removeAlert, updatePreferences } from './store/subscriber-rows.ts';
import { type SuppressionReason, suppressAddressHash } from './store/suppressed.ts';

/** Absolute URLs in an email to one subscriber. */
export interface SubscriberLinks {
  /** Opens the subscription page; valid for 60 days. */
  readonly manage: string;
  /** A page with a button that unsubscribes from everything or from this alert. */
  readonly unsubscribe: string;
  /** For `List-Unsubscribe`: unsubscribes by a POST without further steps (RFC 8058). */
  readonly oneClick: string;
}

/** What a link unsubscribes from. */
export type UnsubscribeScope = 'everything' | AlertKind;

/** A recipient with the address and links that an email needs. */
export interface Addressee {
  readonly recipient: Recipient;
  readonly address: string;
  readonly links: SubscriberLinks;
}

/**
 * The operations on subscribers that the newsletter needs. `client` is a connection inside the caller's transaction, or
 * the pool.
 */
export interface Subscribers {
  listRecipients(client: Queryable, which: RecipientFilter): Promise<readonly Recipient[]>;
  /** Returns a subscriber's address; null if they were deleted, unsubscribed or suppressed. */
  addressOf(client: Queryable, id: string): Promise<string | null>;
  /** Returns those of these subscribers who still want this mailing and are not suppressed, with address and links. */
  listAddressees(
    client: Queryable,
    ids: readonly string[],
    wanting: MailingAudience,
  ): Promise<readonly Addressee[]>;
  /** Suppresses an address. */
  suppress(client: Queryable, address: string, reason: SuppressionReason): Promise<void>;
  /** Suppresses a subscriber's address. @returns false if there is no such subscriber */
  suppressSubscriber(client: Queryable, id: string, reason: SuppressionReason): Promise<boolean>;
  /** Unsubscribes from everything or from one kind of alert, as the links in emails do. */
  unsubscribe(client: Queryable, id: string, what: UnsubscribeScope): Promise<void>;
  /** @param what the unsubscribe links cover: everything, or one kind of alert */
  linksOf(client: Queryable, id: string, what?: UnsubscribeScope): Promise<SubscriberLinks>;
}

/** @param siteUrl base URL of the site without a trailing slash */
export function createSubscribers(sealing: Sealing, siteUrl: string): Subscribers {
  const linksFor = (
    secret: SubscriberSecret,
    { id, language }: Pick<Recipient, 'id' | 'language'>,
    what: UnsubscribeScope,
  ): SubscriberLinks => {
    const issuedAt = new Date();
    const token = (kind: LinkKind) => createLinkToken(secret, { kind, id, issuedAt });
    const page = (name: keyof typeof SUBSCRIPTION_PAGES, kind: LinkKind) =>
      `${siteUrl}${languagePrefix(language)}${SUBSCRIPTION_PAGES[name]}#${token(kind)}`;
    const stop = what === 'everything' ? 'unsubscribe' : (`stop-${what}` as const);
    return {
      manage: page('manage', 'manage'),
      unsubscribe: page('unsubscribe', stop),
      oneClick: `${siteUrl}/api/subscriptions/unsubscribe/${token(stop)}`,
    };
  };
  return {
    listRecipients,
    async listAddressees(client, ids, wanting) {
      const recipients = await listRecipients(client, { limit: ids.length, wanting, only: ids });
      const sealed = await readSealedAddresses(client, ids);
      const secret = await loadOrCreateSubscriberSecret(client, sealing);
      const what = wanting === 'letters' || wanting === 'weekly' ? 'everything' : wanting;
      return recipients.flatMap((recipient) => {
        const address = sealed.get(recipient.id);
        if (address === undefined) return [];
        const links = linksFor(secret, recipient, what);
        return [{ recipient, address: sealing.open(address), links }];
      });
    },
    async suppressSubscriber(client, id, reason) {
      const mark = await readAddressHash(client, id);
      if (mark === null) return false;
      await suppressAddressHash(client, mark, reason);
      return true;
    },
    async unsubscribe(client, id, what) {
      if (what === 'everything')
        await updatePreferences(client, id, { howOften: 'never', at: new Date() });
      else await removeAlert(client, id, what);
    },
    async addressOf(client, id) {
      const found = await findSealedAddress(client, id);
      return found && sealing.open(found.sealed);
    },
    async suppress(client, address, reason) {
      const { hashOf } = await loadOrCreateSubscriberSecret(client, sealing);
      await suppressAddressHash(client, hashOf(address.toLowerCase()), reason);
    },
    async linksOf(client, id, what = 'everything') {
      const secret = await loadOrCreateSubscriberSecret(client, sealing);
      const language = (await findSealedAddress(client, id))?.language ?? 'en';
      return linksFor(secret, { id, language }, what);
    },
  };
}
