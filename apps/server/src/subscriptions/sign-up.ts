import type { SubscribeReply } from '@townlight/contract/subscriptions';
import { mailboxOf } from '@townlight/domain/email';
import type { Language } from '@townlight/domain/language';
import { CONFIRM_WITHIN_MS } from '@townlight/domain/subscriptions';
import { BadRequest } from '../platform/http/errors.ts';
import { newToken, tokenHash } from '../platform/random-token.ts';
import type { SubscriptionDesk } from './desk.ts';
import { addPendingGrant, countMail } from './store/grants.ts';
import { readSecret } from './store/secret.ts';
import { findSubscriber, namesOf } from './store/subscriber-rows.ts';

/** Mails with a link per mailbox and day, from all requests, so that a mailbox is not flooded. */
const MOST_MAILS_IN_A_DAY = 5;

export interface SignUp {
  /** Normalized by `readEmail`. */
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
  desk: SubscriptionDesk,
  { email, neighborhoods, language }: SignUp,
): Promise<{ reply: SubscribeReply; isReturning: boolean }> {
  const { pool, sealing } = desk;
  const known = await namesOf(pool, neighborhoods);
  const unknown = neighborhoods.find((slug) => !known.has(slug));
  if (unknown !== undefined)
    throw new BadRequest(
      `neighborhoods: "${unknown}" is not a neighborhood; /api/neighborhoods/names lists them`,
    );
  const { hashOf } = await readSecret(pool, sealing);
  const addressHash = hashOf(email);
  const isReturning = (await findSubscriber(pool, { addressHash })) !== null;
  const [userHash, passwordHash] = [newToken(), newToken()];
  const at = desk.now();
  const id = await addPendingGrant(pool, {
    userHash: tokenHash(userHash),
    passwordHash: tokenHash(passwordHash),
    addressHash,
    mailboxHash: hashOf(mailboxOf(email)),
    address: sealing.seal(email),
    language,
    waiting: [...known.keys()],
    at,
    expiresAt: new Date(at.getTime() + CONFIRM_WITHIN_MS),
  });
  await mailLink(desk, id);
  const merge_fields = { SUB_HASH: userHash, PASS_HASH: passwordHash };
  return { reply: { email_address: email, merge_fields }, isReturning };
}

/** Mails the link of a grant, unless its mailbox has reached the daily limit; the earlier links are still valid. */
export async function mailLink(desk: SubscriptionDesk, grantId: string): Promise<void> {
  if (await countMail(desk.pool, grantId, desk.now(), MOST_MAILS_IN_A_DAY))
    await desk.mailConfirmation(grantId);
}
