import { languageBase } from '@townlight/domain/language';
import { SUBSCRIPTION_PAGES } from '@townlight/domain/pages';
import type { AlertKind } from '@townlight/domain/subscriptions';
import { type LinkKind, writeToken } from './link-token.ts';
import type { Sealing } from './sealing/sealing.ts';
import { readMark, readSealedAddresses } from './store/addressees.ts';
import {
  findAddress,
  listRecipients,
  type Recipient,
  type Wanted,
  type WhichRecipients,
} from './store/recipients.ts';
import { type Reader, readSecret, type SubscriberSecret } from './store/secret.ts';
import { changePreferences, stopAlert } from './store/subscriber-rows.ts';
import { type SuppressionReason, suppressMark } from './store/suppressed.ts';

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
export type Stopped = 'everything' | AlertKind;

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
  listRecipients(client: Reader, which: WhichRecipients): Promise<readonly Recipient[]>;
  /** Returns a subscriber's address; null if they were deleted, unsubscribed or suppressed. */
  addressOf(client: Reader, id: string): Promise<string | null>;
  /** Returns those of these subscribers who still want this mailing and are not suppressed, with address and links. */
  listAddressees(
    client: Reader,
    ids: readonly string[],
    wanting: Wanted,
  ): Promise<readonly Addressee[]>;
  /** Suppresses an address. */
  suppress(client: Reader, address: string, reason: SuppressionReason): Promise<void>;
  /** Suppresses a subscriber's address. @returns false if there is no such subscriber */
  suppressSubscriber(client: Reader, id: string, reason: SuppressionReason): Promise<boolean>;
  /** Unsubscribes from everything or from one kind of alert, as the links in emails do. */
  unsubscribe(client: Reader, id: string, what: Stopped): Promise<void>;
  /** @param what the unsubscribe links cover: everything, or one kind of alert */
  linksOf(client: Reader, id: string, what?: Stopped): Promise<SubscriberLinks>;
}

/** @param siteUrl base URL of the site without a trailing slash */
export function openSubscribers(sealing: Sealing, siteUrl: string): Subscribers {
  const linksFor = (
    secret: SubscriberSecret,
    { id, language }: Pick<Recipient, 'id' | 'language'>,
    what: Stopped,
  ): SubscriberLinks => {
    const madeAt = new Date();
    const token = (kind: LinkKind) => writeToken(secret, { kind, id, madeAt });
    const page = (name: keyof typeof SUBSCRIPTION_PAGES, kind: LinkKind) =>
      `${siteUrl}${languageBase(language)}${SUBSCRIPTION_PAGES[name]}#${token(kind)}`;
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
      const recipients = await listRecipients(client, { most: ids.length, wanting, only: ids });
      const sealed = await readSealedAddresses(client, ids);
      const secret = await readSecret(client, sealing);
      const what = wanting === 'letters' || wanting === 'weekly' ? 'everything' : wanting;
      return recipients.flatMap((recipient) => {
        const address = sealed.get(recipient.id);
        if (address === undefined) return [];
        const links = linksFor(secret, recipient, what);
        return [{ recipient, address: sealing.open(address), links }];
      });
    },
    async suppressSubscriber(client, id, reason) {
      const mark = await readMark(client, id);
      if (mark === null) return false;
      await suppressMark(client, mark, reason);
      return true;
    },
    async unsubscribe(client, id, what) {
      if (what === 'everything')
        await changePreferences(client, id, { howOften: 'never', at: new Date() });
      else await stopAlert(client, id, what);
    },
    async addressOf(client, id) {
      const found = await findAddress(client, id);
      return found && sealing.open(found.sealed);
    },
    async suppress(client, address, reason) {
      const { hashOf } = await readSecret(client, sealing);
      await suppressMark(client, hashOf(address.toLowerCase()), reason);
    },
    async linksOf(client, id, what = 'everything') {
      const secret = await readSecret(client, sealing);
      const language = (await findAddress(client, id))?.language ?? 'en';
      return linksFor(secret, { id, language }, what);
    },
  };
}
