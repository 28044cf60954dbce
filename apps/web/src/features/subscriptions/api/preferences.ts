import { type PreferencesRequest, postPreferencesRoute } from '@townlight/contract/subscriptions';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { request } from '../../../http/api-request.ts';
import { parseSubscriber, type Subscriber } from './subscriber.ts';

/** Changes the preferences; omitted ones stay. */
export async function savePreferences(
  { userHash, passwordHash }: SubscriptionCredentials,
  body: PreferencesRequest,
): Promise<Subscriber> {
  const params = { userHash };
  return parseSubscriber(
    await request(postPreferencesRoute, { params, body, bearer: passwordHash }),
  );
}
