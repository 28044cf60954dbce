import { doneReply } from '@townlight/contract/done';
import {
  type ConfirmRequest,
  type NewLinkRequest,
  openedReply,
  unsubscribedReply,
} from '@townlight/contract/subscriptions';
import { apiPost } from '../../net/api-request.ts';
import { forgetSignUp, rememberedSignUps } from '../sign-ups.ts';

/**
 * Confirms a subscription by its mailed link, and sends the sign-ups of this browser.
 * @throws ApiFailure 410 where it has expired
 */
export async function confirmByLink(token: string) {
  const signUps = rememberedSignUps();
  const request: ConfirmRequest = signUps.length === 0 ? { token } : { token, sign_ups: signUps };
  const { reply } = await apiPost('/api/subscriptions/confirm', request, openedReply);
  if (reply.grant !== null) forgetSignUp(reply.grant.merge_fields);
  return reply;
}

/**
 * Opens the subscription page by the link of an email.
 * @throws ApiFailure 410 where it has expired
 */
export async function openByLink(token: string) {
  return (await apiPost('/api/subscriptions/open', { token }, openedReply)).reply;
}

/**
 * Unsubscribes by the link of an email.
 * @returns what was ended
 */
export async function unsubscribeByLink(token: string) {
  const path = `/api/subscriptions/unsubscribe/${encodeURIComponent(token)}`;
  return (await apiPost(path, {}, unsubscribedReply)).reply.what;
}

/** Requests a new mailed link: for an address, or in place of an expired one. */
export async function askForLink(request: NewLinkRequest): Promise<void> {
  await apiPost('/api/subscriptions/links', request, doneReply);
}
