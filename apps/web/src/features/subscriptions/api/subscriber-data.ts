import { successReply } from '@townlight/contract/done';
import { exportReply } from '@townlight/contract/subscriptions';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { apiPost, apiSend } from '../../../http/api-request.ts';

/** Fetches everything that is stored about the subscriber. */
export async function fetchSubscriberData({ userHash, passwordHash }: SubscriptionCredentials) {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/export`;
  return (await apiPost(path, {}, exportReply, [200], { bearer: passwordHash })).reply;
}

/** Revokes all access to the subscription page, including this browser's: earlier links no longer open it. */
export async function revokeAccess({
  userHash,
  passwordHash,
}: SubscriptionCredentials): Promise<void> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/grants`;
  await apiSend('DELETE', path, undefined, successReply, [200], { bearer: passwordHash });
}

/** Deletes everything that is stored about the subscriber. */
export async function deleteSubscriberData({
  userHash,
  passwordHash,
}: SubscriptionCredentials): Promise<void> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}`;
  await apiSend('DELETE', path, undefined, successReply, [200], { bearer: passwordHash });
}
