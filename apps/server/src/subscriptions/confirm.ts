import { timingSafeEqual } from 'node:crypto';
import type {
  ConfirmRequest,
  OpenedReply,
  SubscribeReply,
} from '@townlight/contract/subscriptions';
import { GRANT_LASTS_MS, MANAGE_LINK_LASTS_MS } from '@townlight/domain/subscriptions';
import type { PoolClient } from 'pg';
import { inTransaction } from '../platform/database/transaction.ts';
import { newToken, tokenHash } from '../platform/random-token.ts';
import type { SubscriptionDesk } from './desk.ts';
import { readToken } from './link-token.ts';
import { refuseLink } from './refuse-link.ts';
import { addOpenGrant, holdPendingGrant, type PendingGrant, shut, turnOn } from './store/grants.ts';
import { readSecret } from './store/secret.ts';
import {
  addSubscriber,
  changePreferences,
  findSubscriber,
  namesOf,
  writeNeighborhoods,
} from './store/subscriber-rows.ts';
import { liftMark } from './store/suppressed.ts';

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
export async function confirm(
  desk: SubscriptionDesk,
  { token, sign_ups: shown = [] }: ConfirmRequest,
): Promise<OpenedReply> {
  const secret = await readSecret(desk.pool, desk.sealing);
  const link = readToken(secret, token);
  if (link?.kind !== 'confirm') throw refuseLink('unknown');
  const done = await inTransaction(desk.pool, async (client) => {
    const grant = await holdPendingGrant(client, link.id);
    if (grant === 'used') return null;
    if (grant === null || grant.expiresAt <= desk.now()) throw refuseLink('expired');
    return await subscribe(desk, client, { grant, pair: pairOf(grant, shown) });
  });
  if (done === null) return { message: ALREADY, error: false, already: true, grant: null };
  desk.markChanged();
  return { message: CONFIRMED, error: false, already: false, grant: done };
}

/** Returns the pair of this sign-up if the browser sent both halves of it. */
function pairOf({ userHash, passwordHash }: PendingGrant, shown: readonly Pair[]): Pair | null {
  const expected = Buffer.from(userHash + passwordHash);
  const [pair] = shown.filter(({ SUB_HASH, PASS_HASH }) =>
    timingSafeEqual(Buffer.from(tokenHash(SUB_HASH) + tokenHash(PASS_HASH)), expected),
  );
  return pair ?? null;
}

async function subscribe(
  desk: SubscriptionDesk,
  client: PoolClient,
  { grant, pair }: { grant: PendingGrant; pair: Pair | null },
): Promise<SubscribeReply> {
  const at = desk.now();
  const { addressHash, language } = grant;
  const email = desk.sealing.open(grant.address);
  const address = desk.sealing.seal(email);
  const { id, isNew } = await addSubscriber(client, { address, addressHash, language, at });
  if (isNew) {
    const names = await namesOf(client, grant.waiting);
    const asked = grant.waiting.filter((slug) => names.has(slug));
    await writeNeighborhoods(
      client,
      id,
      asked.map((slug) => ({ id: slug, name: names.get(slug) ?? slug, categories: [] })),
    );
  } else if (grant.waiting.length > 0) {
    // A subscriber who unsubscribed from everything and signs up again wants the newsletter again.
    const before = await findSubscriber(client, { id });
    if (before?.howOften === 'never')
      await changePreferences(client, id, { howOften: 'monthly', at });
  }
  await liftMark(client, addressHash, 'deleted');
  if (pair !== null) {
    const expiresAt = new Date(at.getTime() + GRANT_LASTS_MS);
    await turnOn(client, grant.id, { subscriberId: id, keepWaiting: !isNew, at, expiresAt });
    return { email_address: email, merge_fields: pair };
  }
  await shut(client, grant.id, at);
  return await openGrant(client, {
    email,
    subscriberId: id,
    at,
    waiting: isNew ? [] : grant.waiting,
  });
}

/** Opens the subscription page for the holder of a link in an email. */
export async function openByLetter(desk: SubscriptionDesk, token: string): Promise<OpenedReply> {
  const { pool, sealing } = desk;
  const link = readToken(await readSecret(pool, sealing), token);
  if (link?.kind !== 'manage') throw refuseLink('unknown');
  const subscriber = await findSubscriber(pool, { id: link.id });
  const at = desk.now();
  const age = at.getTime() - link.madeAt.getTime();
  // The tokens of links have a resolution of one second.
  const since = Math.floor((subscriber?.linksSince.getTime() ?? 0) / 1_000) * 1_000;
  if (subscriber === null || age > MANAGE_LINK_LASTS_MS || link.madeAt.getTime() < since)
    throw refuseLink('expired');
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
  const [userHash, passwordHash] = [newToken(), newToken()];
  await addOpenGrant(client, {
    userHash: tokenHash(userHash),
    passwordHash: tokenHash(passwordHash),
    subscriberId,
    waiting,
    at,
    expiresAt: new Date(at.getTime() + GRANT_LASTS_MS),
  });
  return {
    email_address: email,
    merge_fields: { SUB_HASH: userHash, PASS_HASH: passwordHash },
  };
}
