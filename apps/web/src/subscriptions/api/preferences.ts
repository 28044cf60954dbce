import { type PreferencesRequest, subscriberDoneReply } from '@townlight/contract/subscriptions';
import type { SubscriptionKey } from '@townlight/domain/pages';
import { apiPost } from '../../net/api-request.ts';
import { read, type Subscriber } from './subscriber.ts';

/** Changes the preferences; omitted ones stay. */
export async function savePreferences(
  { userHash, passwordHash }: SubscriptionKey,
  change: PreferencesRequest,
): Promise<Subscriber> {
  const path = `/api/subscriptions/subscribers/${encodeURIComponent(userHash)}/preferences`;
  const access = { bearer: passwordHash };
  return read((await apiPost(path, change, subscriberDoneReply, [200], access)).reply);
}
