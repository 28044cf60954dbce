import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import { toMailboxKey } from '@townlight/domain/email';
import type { Language } from '@townlight/domain/language';
import { CONFIRMATION_TTL_MS } from '@townlight/domain/subscriptions';
import { BadRequest } from '../../platform/http/errors.ts';
import { createRandomToken, hashToken } from '../../platform/random-token.ts';
import { insertPendingGrant, recordMailIfAllowed } from './store/grants.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { findSubscriber, readNeighborhoodNames } from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

/** Mails with a link per mailbox and day, from all requests, so that a mailbox is not flooded. */
const MAX_MAILS_PER_DAY = 5;

/** A validated sign-up. */
export interface SignUpRequest {
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  readonly neighborhoods: readonly string[];
  readonly language: Language;
}

/**
 * Creates a pending grant and mails the link that activates it to the address. The work and the response time are the
 * same for a known address. // reading 26
 * @throws BadRequest for an unknown neighborhood
 */
export async function signUp(
  context: SubscriptionContext,
  { email, neighborhoods, language }: SignUpRequest,
): Promise<{ reply: SubscribeReply; isReturning: boolean }> {
  const { pool, sealing } = context;
  const known = await readNeighborhoodNames(pool, neighborhoods);
  const unknown = neighborhoods.find((slug) => !known.has(slug));
  if (unknown !== undefined)
    throw new BadRequest(
      `neighborhoods: "${unknown}" is not a neighborhood; /api/neighborhoods/names lists them`,
    );
  const { hashOf } = await loadOrCreateSubscriberSecret(pool, sealing);
  const addressHash = hashOf(email);
  const isReturning = (await findSubscriber(pool, { addressHash })) !== null;
  const [userHash, passwordHash] = [createRandomToken(), createRandomToken()];
  const at = context.now();
  const id = await insertPendingGrant(pool, {
    userHash: hashToken(userHash),
    passwordHash: hashToken(passwordHash),
    addressHash,
    mailboxHash: hashOf(toMailboxKey(email)),
    address: sealing.seal(email),
    language,
    waiting: [...known.keys()],
    at,
    expiresAt: new Date(at.getTime() + CONFIRMATION_TTL_MS),
  });
  await mailConfirmationLink(context, id);
  const merge_fields = { SUB_HASH: userHash, PASS_HASH: passwordHash };
  return { reply: { email_address: email, merge_fields }, isReturning };
}

/** Mails the link of a grant, unless its mailbox has reached the daily limit; the earlier links are still valid. */
export async function mailConfirmationLink(
  context: SubscriptionContext,
  grantId: string,
): Promise<void> {
  if (await recordMailIfAllowed(context.pool, grantId, context.now(), MAX_MAILS_PER_DAY))
    await context.mailConfirmation(grantId);
}
