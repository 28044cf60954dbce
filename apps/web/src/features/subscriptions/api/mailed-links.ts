import {
  type ConfirmSubscriptionRequest,
  confirmSubscriptionRoute,
  type NewMailedLinkRequest,
  openSubscriptionRoute,
  requestSubscriptionLinkRoute,
  unsubscribeRoute,
} from '@townlight/contract/subscriptions';
import { request } from '../../../http/api-request.ts';
import { forgetSignUp, rememberedSignUps } from '../sign-ups.ts';

/**
 * Confirms a subscription by its mailed link, and sends the sign-ups of this browser.
 * @throws ApiFailure 410 where it has expired
 */
export async function confirmSubscription(token: string) {
  const signUps = rememberedSignUps();
  const body: ConfirmSubscriptionRequest =
    signUps.length === 0 ? { token } : { token, sign_ups: signUps };
  const reply = await request(confirmSubscriptionRoute, { body });
  if (reply.grant !== null) forgetSignUp(reply.grant.merge_fields);
  return reply;
}

/**
 * Opens the subscription page by the link of an email.
 * @throws ApiFailure 410 where it has expired
 */
export async function openSubscription(token: string) {
  return await request(openSubscriptionRoute, { body: { token } });
}

/**
 * Unsubscribes by the link of an email.
 * @returns what was ended
 */
export async function endSubscription(token: string) {
  return (await request(unsubscribeRoute, { params: { token } })).what;
}

/** Requests a new mailed link: for an address, or in place of an expired one. */
export async function requestNewLink(body: NewMailedLinkRequest): Promise<void> {
  await request(requestSubscriptionLinkRoute, { body });
}
