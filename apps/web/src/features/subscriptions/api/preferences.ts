import { type PreferencesRequest, subscriberSavedReply } from '@townlight/contract/subscriptions';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { apiPost } from '../../../http/api-request.ts';
import { parseSubscriber, type Subscriber } from './subscriber.ts';

/** Changes the preferences; omitted ones stay. */
export async function savePreferences(
  { userHash, passwordHash }: SubscriptionCredentials,
  change: PreferencesRequest,
): Promise<Subscriber> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/preferences`;
  const access = { bearer: passwordHash };
  return parseSubscriber((await apiPost(path, change, subscriberSavedReply, [200], access)).reply);
}
