import type { UnsubscribedReply } from '@townlight/contract/subscriptions';
import type { SubscriptionDesk } from './desk.ts';
import { readToken, STOPS_ALERT } from './link-token.ts';
import { refuseLink } from './refuse-link.ts';
import { readSecret } from './store/secret.ts';
import { changePreferences, stopAlert } from './store/subscriber-rows.ts';

const STOPPED = {
  everything: 'You have unsubscribed. You will get no more newsletters.',
  'crime-change': 'You will get no more alerts about changes in crime.',
  'unhealthy-air': 'You will get no more alerts about unhealthy air.',
} as const;

/**
 * Unsubscribes by the token of a link. It can be repeated and never expires, and it also succeeds if the subscriber was
 * deleted.
 */
export async function stopMails(desk: SubscriptionDesk, token: string): Promise<UnsubscribedReply> {
  const link = readToken(await readSecret(desk.pool, desk.sealing), token);
  if (link === null || link.kind === 'confirm' || link.kind === 'manage')
    throw refuseLink('unknown');
  const { id, kind } = link;
  const what = kind === 'unsubscribe' ? 'everything' : STOPS_ALERT[kind];
  if (what === 'everything')
    await changePreferences(desk.pool, id, { howOften: 'never', at: desk.now() });
  else await stopAlert(desk.pool, id, what);
  desk.markChanged();
  return { message: STOPPED[what], error: false, what };
}
