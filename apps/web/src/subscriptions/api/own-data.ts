import { doneReply } from '@townlight/contract/done';
import { exportReply } from '@townlight/contract/subscriptions';
import type { SubscriptionKey } from '@townlight/domain/pages';
import { apiPost, apiSend } from '../../net/api-request.ts';

/** Everything that is kept of the reader. */
export async function askOwnData({ userHash, passwordHash }: SubscriptionKey) {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/export`;
  return (await apiPost(path, {}, exportReply, [200], { bearer: passwordHash })).reply;
}

/** Closes the page wherever it is open, here too: no link of before opens it any more. */
export async function closeEverywhere({ userHash, passwordHash }: SubscriptionKey): Promise<void> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/grants`;
  await apiSend('DELETE', path, undefined, doneReply, [200], { bearer: passwordHash });
}

/** Deletes everything that is kept of the reader. */
export async function deleteOwnData({ userHash, passwordHash }: SubscriptionKey): Promise<void> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}`;
  await apiSend('DELETE', path, undefined, doneReply, [200], { bearer: passwordHash });
}
