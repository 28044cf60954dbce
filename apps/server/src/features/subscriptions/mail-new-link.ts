import { toMailboxKey } from '@townlight/domain/email';
import type { Language } from '@townlight/domain/language';
import { CONFIRMATION_TTL_MS } from '@townlight/domain/subscriptions';
import { createRandomToken, hashToken } from '../../platform/random-token.ts';
import { verifyLinkToken } from './link-token.ts';
import { mailConfirmationLink } from './sign-up.ts';
import {
  extendPendingGrant,
  findNewestPendingGrant,
  findSubscriberByUsedLink,
  insertPendingGrant,
  type PendingGrant,
  readPendingGrant,
} from './store/grants.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { findSubscriber, type SubscriberRow } from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

/** Mails a new link to an address that is subscribed or has a pending sign-up; otherwise sends nothing. */
export async function mailLinkToAddress(
  context: SubscriptionContext,
  email: string,
  language: Language,
): Promise<void> {
  const { hashOf } = await loadOrCreateSubscriberSecret(context.pool, context.sealing);
  const addressHash = hashOf(email);
  const subscriber = await findSubscriber(context.pool, { addressHash });
  if (subscriber !== null) return await mailLinkToSubscriber(context, subscriber, language);
  const pending = await findNewestPendingGrant(context.pool, addressHash);
  if (pending !== null) await resendPendingLink(context, pending);
}

/** Mails a new link to the address that received the given link. */
export async function mailLinkForToken(context: SubscriptionContext, token: string): Promise<void> {
  const link = verifyLinkToken(
    await loadOrCreateSubscriberSecret(context.pool, context.sealing),
    token,
  );
  if (link === null) return;
  if (link.kind !== 'confirm') {
    const subscriber = await findSubscriber(context.pool, { id: link.id });
    if (subscriber !== null) await mailLinkToSubscriber(context, subscriber, subscriber.language);
    return;
  }
  const pending = await readPendingGrant(context.pool, link.id);
  if (pending !== null) return await resendPendingLink(context, pending);
  const id = await findSubscriberByUsedLink(context.pool, link.id);
  const subscriber = id === null ? null : await findSubscriber(context.pool, { id });
  if (subscriber !== null) await mailLinkToSubscriber(context, subscriber, subscriber.language);
}

/** Creates a grant that no browser knows: its link opens the subscription page in the browser that uses it. */
async function mailLinkToSubscriber(
  context: SubscriptionContext,
  { address, addressHash }: SubscriberRow,
  language: Language,
): Promise<void> {
  const at = context.now();
  const email = context.sealing.open(address);
  const { hashOf } = await loadOrCreateSubscriberSecret(context.pool, context.sealing);
  const id = await insertPendingGrant(context.pool, {
    userHash: hashToken(createRandomToken()),
    passwordHash: hashToken(createRandomToken()),
    addressHash,
    mailboxHash: hashOf(toMailboxKey(email)),
    address: context.sealing.seal(email),
    language,
    waiting: [],
    at,
    expiresAt: new Date(at.getTime() + CONFIRMATION_TTL_MS),
  });
  await mailConfirmationLink(context, id);
}

async function resendPendingLink(
  context: SubscriptionContext,
  { id }: PendingGrant,
): Promise<void> {
  await extendPendingGrant(
    context.pool,
    id,
    new Date(context.now().getTime() + CONFIRMATION_TTL_MS),
  );
  await mailConfirmationLink(context, id);
}
