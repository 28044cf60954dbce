import { doneReply } from '@townlight/contract/done';
import {
  type ConfirmRequest,
  type NewLinkRequest,
  openedReply,
  unsubscribedReply,
} from '@townlight/contract/subscriptions';
import { apiPost } from '../../net/api-request.ts';
import { forgetSignUp, rememberedSignUps } from '../sign-ups.ts';

/** Uses a confirmation's link, and shows what this browser signed up. @throws ApiFailure 410 where it has expired */
export async function confirmByLink(token: string) {
  const signUps = rememberedSignUps();
  const request: ConfirmRequest = signUps.length === 0 ? { token } : { token, sign_ups: signUps };
  const { reply } = await apiPost('/api/subscriptions/confirm', request, openedReply);
  if (reply.grant !== null) forgetSignUp(reply.grant.merge_fields);
  return reply;
}

/** Opens the subscription page by the link of a letter. @throws ApiFailure 410 where it has expired */
export async function openByLink(token: string) {
  return (await apiPost('/api/subscriptions/open', { token }, openedReply)).reply;
}

/** @returns what comes no more */
export async function unsubscribeByLink(token: string) {
  const path = `/api/subscriptions/unsubscribe/${encodeURIComponent(token)}`;
  return (await apiPost(path, {}, unsubscribedReply)).reply.what;
}

/** Has a new link mailed: for an address, or in place of one that has expired. */
export async function askForLink(request: NewLinkRequest): Promise<void> {
  await apiPost('/api/subscriptions/links', request, doneReply);
}
