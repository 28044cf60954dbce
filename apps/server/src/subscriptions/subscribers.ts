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

/** Whole addresses in a letter or an alert to one subscriber. */
export interface SubscriberLinks {
  /** Opens the subscription page, for 60 days. */
  readonly manage: string;
  /** A page with a button: no more letters, or no more of this alert. */
  readonly unsubscribe: string;
  /** For `List-Unsubscribe`: takes a POST at once (RFC 8058). */
  readonly oneClick: string;
}

/** What one click stops. */
export type Stopped = 'everything' | AlertKind;

/** Somebody with all that a mail to them needs. */
export interface Addressee {
  readonly recipient: Recipient;
  readonly address: string;
  readonly links: SubscriberLinks;
}

/** What the newsletter knows of subscribers. `client` may be a connection inside the caller's transaction, or the pool. */
export interface Subscribers {
  listRecipients(client: Reader, which: WhichRecipients): Promise<readonly Recipient[]>;
  /** Where a mail to a subscriber goes; null where they are gone, unsubscribed or suppressed meanwhile. */
  addressOf(client: Reader, id: string): Promise<string | null>;
  /** To whom of these does this go, and where? Without those who want it no more, or to whom nothing goes. */
  listAddressees(
    client: Reader,
    ids: readonly string[],
    wanting: Wanted,
  ): Promise<readonly Addressee[]>;
  /** Lets no mail go to an address any more. */
  suppress(client: Reader, address: string, reason: SuppressionReason): Promise<void>;
  /** The same by a subscriber. @returns false where there is no such subscriber */
  suppressSubscriber(client: Reader, id: string, reason: SuppressionReason): Promise<boolean>;
  /** Ends letters and alerts, or one kind of alert, as the links of mails do. */
  unsubscribe(client: Reader, id: string, what: Stopped): Promise<void>;
  /** @param what the links stop: everything, or one kind of alert alone */
  linksOf(client: Reader, id: string, what?: Stopped): Promise<SubscriberLinks>;
}

/** @param siteUrl where the site is reached, without a slash at its end */
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
