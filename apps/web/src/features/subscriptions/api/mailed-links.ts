import { successReply } from '@townlight/contract/done';
import {
  type ConfirmRequest,
  type NewLinkRequest,
  openSubscriptionReply,
  unsubscribeReply,
} from '@townlight/contract/subscriptions';
import { apiPost } from '../../../http/api-request.ts';
import { forgetSignUp, rememberedSignUps } from '../sign-ups.ts';

/**
 * Confirms a subscription by its mailed link, and sends the sign-ups of this browser.
 * @throws ApiFailure 410 where it has expired
 */
export async function confirmSubscription(token: string) {
  const signUps = rememberedSignUps();
  const request: ConfirmRequest = signUps.length === 0 ? { token } : { token, sign_ups: signUps };
  const { reply } = await apiPost('/api/subscriptions/confirm', request, openSubscriptionReply);
  if (reply.grant !== null) forgetSignUp(reply.grant.merge_fields);
  return reply;
}

/**
 * Opens the subscription page by the link of an email.
 * @throws ApiFailure 410 where it has expired
 */
export async function openSubscription(token: string) {
  return (await apiPost('/api/subscriptions/open', { token }, openSubscriptionReply)).reply;
}

/**
 * Unsubscribes by the link of an email.
 * @returns what was ended
 */
export async function endSubscription(token: string) {
  const path = `/api/subscriptions/unsubscribe/${encodeURIComponent(token)}`;
  return (await apiPost(path, {}, unsubscribeReply)).reply.what;
}

/** Requests a new mailed link: for an address, or in place of an expired one. */
export async function requestNewLink(request: NewLinkRequest): Promise<void> {
  await apiPost('/api/subscriptions/links', request, successReply);
}
