import { timingSafeEqual } from 'node:crypto';
import { GRANT_LASTS_MS } from '@townlight/domain/subscriptions';
import type { FastifyRequest } from 'fastify';
import { Forbidden, Unauthorized } from '../platform/http/errors.ts';
import { tokenHash } from '../platform/random-token.ts';
import type { SubscriptionDesk } from './desk.ts';
import { findGrant, grantsOfAddress, type KnownGrant, renewGrant } from './store/grants.ts';
import { readSecret } from './store/secret.ts';
import { findSubscriber, type SubscriberRow } from './store/subscriber-rows.ts';

/** The subscriber that a request may read and change. */
export interface Owner {
  readonly subscriber: SubscriberRow;
  readonly grantId: string;
}

/** The same message for an unknown user hash, a wrong password hash and an expired grant. */
const NO_ENTRY = 'This link does not open a subscription, or it has expired. Ask for a new one.';
const NOT_YET = 'Please check your email to confirm the registration first.';

/**
 * Authorizes a request by the user hash in its path and the password hash in `Authorization: Bearer …`, which is in no
 * log and no `Referer`.
 * @throws Unauthorized without a valid grant; Forbidden before its mailed link was used, and if that was done in
 * another browser, so that the reply to a stranger's pair does not reveal whether the owner has confirmed
 */
export async function ownerOf(
  desk: SubscriptionDesk,
  request: FastifyRequest,
  userHash: string,
): Promise<Owner> {
  const password = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const grant = await findGrant(desk.pool, tokenHash(userHash), desk.now());
  return await admit(desk, grant === null ? [] : [grant], password);
}

/** Authorizes a request by an address and a password hash, as the specification has the page save. */
export async function ownerByAddress(
  desk: SubscriptionDesk,
  email: string,
  password: string,
): Promise<Owner> {
  const { hashOf } = await readSecret(desk.pool, desk.sealing);
  return await admit(desk, await grantsOfAddress(desk.pool, hashOf(email), desk.now()), password);
}

async function admit(
  desk: SubscriptionDesk,
  grants: readonly KnownGrant[],
  password: string,
): Promise<Owner> {
  const given = Buffer.from(tokenHash(password));
  // All hashes are compared, each in constant time.
  const [grant] = grants.filter(({ passwordHash }) =>
    timingSafeEqual(given, Buffer.from(passwordHash)),
  );
  if (grant === undefined || grant.expired) throw new Unauthorized(NO_ENTRY);
  if (grant.subscriberId === null) throw new Forbidden(NOT_YET);
  const subscriber = await findSubscriber(desk.pool, { id: grant.subscriberId });
  if (subscriber === null) throw new Unauthorized(NO_ENTRY);
  const at = desk.now();
  await renewGrant(desk.pool, grant.id, at, new Date(at.getTime() + GRANT_LASTS_MS));
  return { subscriber, grantId: grant.id };
}
