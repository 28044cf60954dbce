import { timingSafeEqual } from 'node:crypto';
import { GRANT_TTL_MS } from '@townlight/domain/subscriptions';
import type { FastifyRequest } from 'fastify';
import { Forbidden, Unauthorized } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/random-token.ts';
import { findGrant, listGrantsByAddress, renewGrant, type StoredGrant } from './store/grants.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { findSubscriber, type SubscriberRow } from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

/** The subscriber that a request may read and change. */
export interface AuthorizedSubscriber {
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
export async function authorizeByUserHash(
  context: SubscriptionContext,
  request: FastifyRequest,
  userHash: string,
): Promise<AuthorizedSubscriber> {
  const password = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const grant = await findGrant(context.pool, hashToken(userHash), context.now());
  return await authorize(context, grant === null ? [] : [grant], password);
}

/** Authorizes a request by an address and a password hash, as the specification has the page save. */
export async function authorizeByAddress(
  context: SubscriptionContext,
  email: string,
  password: string,
): Promise<AuthorizedSubscriber> {
  const { hashOf } = await loadOrCreateSubscriberSecret(context.pool, context.sealing);
  return await authorize(
    context,
    await listGrantsByAddress(context.pool, hashOf(email), context.now()),
    password,
  );
}

async function authorize(
  context: SubscriptionContext,
  grants: readonly StoredGrant[],
  password: string,
): Promise<AuthorizedSubscriber> {
  const given = Buffer.from(hashToken(password));
  // All hashes are compared, each in constant time.
  const [grant] = grants.filter(({ passwordHash }) =>
    timingSafeEqual(given, Buffer.from(passwordHash)),
  );
  if (grant === undefined || grant.expired) throw new Unauthorized(NO_ENTRY);
  if (grant.subscriberId === null) throw new Forbidden(NOT_YET);
  const subscriber = await findSubscriber(context.pool, { id: grant.subscriberId });
  if (subscriber === null) throw new Unauthorized(NO_ENTRY);
  const at = context.now();
  await renewGrant(context.pool, grant.id, at, new Date(at.getTime() + GRANT_TTL_MS));
  return { subscriber, grantId: grant.id };
}
