import { mailboxOf } from '@townlight/domain/email';
import type { Language } from '@townlight/domain/language';
import { CONFIRM_WITHIN_MS } from '@townlight/domain/subscriptions';
import { newToken, tokenHash } from '../platform/random-token.ts';
import type { SubscriptionDesk } from './desk.ts';
import { readToken } from './link-token.ts';
import { mailLink } from './sign-up.ts';
import {
  addPendingGrant,
  newestPending,
  type PendingGrant,
  prolongPending,
  readPendingGrant,
  subscriberOfUsedLink,
} from './store/grants.ts';
import { readSecret } from './store/secret.ts';
import { findSubscriber, type SubscriberRow } from './store/subscriber-rows.ts';

/** Mails a new link to an address that is subscribed or has a pending sign-up; otherwise sends nothing. */
export async function linkForAddress(
  desk: SubscriptionDesk,
  email: string,
  language: Language,
): Promise<void> {
  const { hashOf } = await readSecret(desk.pool, desk.sealing);
  const addressHash = hashOf(email);
  const subscriber = await findSubscriber(desk.pool, { addressHash });
  if (subscriber !== null) return await linkForSubscriber(desk, subscriber, language);
  const pending = await newestPending(desk.pool, addressHash);
  if (pending !== null) await mailAgain(desk, pending);
}

/** Mails a new link to the address that received the given link. */
export async function linkForToken(desk: SubscriptionDesk, token: string): Promise<void> {
  const link = readToken(await readSecret(desk.pool, desk.sealing), token);
  if (link === null) return;
  if (link.kind !== 'confirm') {
    const subscriber = await findSubscriber(desk.pool, { id: link.id });
    if (subscriber !== null) await linkForSubscriber(desk, subscriber, subscriber.language);
    return;
  }
  const pending = await readPendingGrant(desk.pool, link.id);
  if (pending !== null) return await mailAgain(desk, pending);
  const id = await subscriberOfUsedLink(desk.pool, link.id);
  const subscriber = id === null ? null : await findSubscriber(desk.pool, { id });
  if (subscriber !== null) await linkForSubscriber(desk, subscriber, subscriber.language);
}

/** Creates a grant that no browser knows: its link opens the subscription page in the browser that uses it. */
async function linkForSubscriber(
  desk: SubscriptionDesk,
  { address, addressHash }: SubscriberRow,
  language: Language,
): Promise<void> {
  const at = desk.now();
  const email = desk.sealing.open(address);
  const { hashOf } = await readSecret(desk.pool, desk.sealing);
  const id = await addPendingGrant(desk.pool, {
    userHash: tokenHash(newToken()),
    passwordHash: tokenHash(newToken()),
    addressHash,
    mailboxHash: hashOf(mailboxOf(email)),
    address: desk.sealing.seal(email),
    language,
    waiting: [],
    at,
    expiresAt: new Date(at.getTime() + CONFIRM_WITHIN_MS),
  });
  await mailLink(desk, id);
}

async function mailAgain(desk: SubscriptionDesk, { id }: PendingGrant): Promise<void> {
  await prolongPending(desk.pool, id, new Date(desk.now().getTime() + CONFIRM_WITHIN_MS));
  await mailLink(desk, id);
}
