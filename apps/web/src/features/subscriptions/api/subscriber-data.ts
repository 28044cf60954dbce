import {
  deleteSubscriberRoute,
  exportSubscriberRoute,
  revokeSubscriberAccessRoute,
} from '@townlight/contract/subscriptions';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { request } from '../../../http/api-request.ts';

/** Fetches everything that is stored about the subscriber. */
export async function fetchSubscriberData({ userHash, passwordHash }: SubscriptionCredentials) {
  return await request(exportSubscriberRoute, { params: { userHash }, bearer: passwordHash });
}

/** Revokes all access to the subscription page, including this browser's: earlier links no longer open it. */
export async function revokeAccess({
  userHash,
  passwordHash,
}: SubscriptionCredentials): Promise<void> {
  await request(revokeSubscriberAccessRoute, { params: { userHash }, bearer: passwordHash });
}

/** Deletes everything that is stored about the subscriber. */
export async function deleteSubscriberData({
  userHash,
  passwordHash,
}: SubscriptionCredentials): Promise<void> {
  await request(deleteSubscriberRoute, { params: { userHash }, bearer: passwordHash });
}
