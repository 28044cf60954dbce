import { timingSafeEqual } from 'node:crypto';
import type {
  ConfirmSubscriptionRequest,
  OpenSubscriptionReply,
} from '@townlight/contract/subscriptions';
import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { GRANT_TTL_MS, MANAGE_LINK_TTL_MS } from '@townlight/domain/subscriptions';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createRandomToken, hashToken } from '../../platform/random-token.ts';
import { createLinkRefusal, verifyLinkToken } from './link-token.ts';
import {
  activateGrant,
  deactivatePendingGrant,
  insertActiveGrant,
  lockPendingGrant,
  type PendingGrant,
} from './store/grants.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import {
  findOrInsertSubscriber,
  findSubscriber,
  readNeighborhoodNames,
  replaceSubscribedNeighborhoods,
  updatePreferences,
} from './store/subscriber-rows.ts';
import { liftSuppression } from './store/suppressed.ts';
import type { SubscriptionContext } from './subscription-context.ts';

const CONFIRMED = 'Your subscription is confirmed.';
const ALREADY = 'This is already confirmed.';
const OPENED = 'Your subscription page is open.';

/** The pair of hashes that the browser received when it signed up. */
type Pair = SubscribeReply['merge_fields'];

/**
 * Uses a mailed link and opens the subscription to the browser that uses it: with the pair of the sign-up if the
 * browser sends it, otherwise with a new pair. A pair that is not sent belongs to another browser, perhaps a
 * stranger's, and is closed for good. The neighborhoods of a new address are subscribed; those of an existing
 * subscriber are offered on their page. // readings 26, 47
 */
export async function confirmSubscription(
  context: SubscriptionContext,
  { token, sign_ups: shown = [] }: ConfirmSubscriptionRequest,
): Promise<OpenSubscriptionReply> {
  const secret = await loadOrCreateSubscriberSecret(context.pool, context.sealing);
  const link = verifyLinkToken(secret, token);
  if (link?.kind !== 'confirm') throw createLinkRefusal('unknown');
  const done = await inTransaction(context.pool, async (client) => {
    const grant = await lockPendingGrant(client, link.id);
    if (grant === 'used') return null;
    if (grant === null || grant.expiresAt <= context.now()) throw createLinkRefusal('expired');
    return await subscribe(context, client, { grant, pair: findShownPair(grant, shown) });
  });
  if (done === null) return { message: ALREADY, error: false, already: true, grant: null };
  context.markChanged();
  return { message: CONFIRMED, error: false, already: false, grant: done };
}

/** Returns the pair of this sign-up if the browser sent both halves of it. */
function findShownPair(
  { userHash, passwordHash }: PendingGrant,
  shown: readonly Pair[],
): Pair | null {
  const expected = Buffer.from(userHash + passwordHash);
  const [pair] = shown.filter(({ SUB_HASH, PASS_HASH }) =>
    timingSafeEqual(Buffer.from(hashToken(SUB_HASH) + hashToken(PASS_HASH)), expected),
  );
  return pair ?? null;
}

async function subscribe(
  context: SubscriptionContext,
  client: PoolClient,
  { grant, pair }: { grant: PendingGrant; pair: Pair | null },
): Promise<SubscribeReply> {
  const at = context.now();
  const { addressHash, language } = grant;
  const email = context.sealing.open(grant.address);
  const address = context.sealing.seal(email);
  const { id, isNew } = await findOrInsertSubscriber(client, {
    address,
    addressHash,
    language,
    at,
  });
  if (isNew) {
    const names = await readNeighborhoodNames(client, grant.waiting);
    const requested = grant.waiting.filter((slug) => names.has(slug));
    await replaceSubscribedNeighborhoods(
      client,
      id,
      requested.map((slug) => ({ id: slug, name: names.get(slug) ?? slug, categories: [] })),
    );
  } else if (grant.waiting.length > 0) {
    // A subscriber who unsubscribed from everything and signs up again wants the newsletter again.
    const before = await findSubscriber(client, { id });
    if (before?.howOften === 'never')
      await updatePreferences(client, id, { howOften: 'monthly', at });
  }
  await liftSuppression(client, addressHash, 'deleted');
  if (pair !== null) {
    const expiresAt = new Date(at.getTime() + GRANT_TTL_MS);
    await activateGrant(client, grant.id, {
      subscriberId: id,
      retainWaiting: !isNew,
      at,
      expiresAt,
    });
    return { email_address: email, merge_fields: pair };
  }
  await deactivatePendingGrant(client, grant.id, at);
  return await openGrant(client, {
    email,
    subscriberId: id,
    at,
    waiting: isNew ? [] : grant.waiting,
  });
}

/** Opens the subscription page for the holder of a link in an email. */
export async function openByManageLink(
  context: SubscriptionContext,
  token: string,
): Promise<OpenSubscriptionReply> {
  const { pool, sealing } = context;
  const link = verifyLinkToken(await loadOrCreateSubscriberSecret(pool, sealing), token);
  if (link?.kind !== 'manage') throw createLinkRefusal('unknown');
  const subscriber = await findSubscriber(pool, { id: link.id });
  const at = context.now();
  const age = at.getTime() - link.issuedAt.getTime();
  // The tokens of links have a resolution of one second.
  const since = Math.floor((subscriber?.linksSince.getTime() ?? 0) / 1_000) * 1_000;
  if (subscriber === null || age > MANAGE_LINK_TTL_MS || link.issuedAt.getTime() < since)
    throw createLinkRefusal('expired');
  const email = sealing.open(subscriber.address);
  const grant = await inTransaction(pool, (client) =>
    openGrant(client, { email, subscriberId: subscriber.id, at, waiting: [] }),
  );
  return { message: OPENED, error: false, already: false, grant };
}

async function openGrant(
  client: PoolClient,
  {
    email,
    subscriberId,
    at,
    waiting,
  }: {
    email: string;
    subscriberId: string;
    at: Date;
    waiting: readonly string[];
  },
): Promise<SubscribeReply> {
  const [userHash, passwordHash] = [createRandomToken(), createRandomToken()];
  await insertActiveGrant(client, {
    userHash: hashToken(userHash),
    passwordHash: hashToken(passwordHash),
    subscriberId,
    waiting,
    at,
    expiresAt: new Date(at.getTime() + GRANT_TTL_MS),
  });
  return {
    email_address: email,
    merge_fields: { SUB_HASH: userHash, PASS_HASH: passwordHash },
  };
}
