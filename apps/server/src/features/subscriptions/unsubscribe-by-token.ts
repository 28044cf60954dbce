import type { UnsubscribeReply } from '@townlight/contract/subscriptions';
import { ALERT_STOPPED_BY, createLinkRefusal, verifyLinkToken } from './link-token.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { removeAlert, updatePreferences } from './store/subscriber-rows.ts';
import type { SubscriptionContext } from './subscription-context.ts';

const STOPPED = {
  everything: 'You have unsubscribed. You will get no more newsletters.',
  'crime-change': 'You will get no more alerts about changes in crime.',
  'unhealthy-air': 'You will get no more alerts about unhealthy air.',
} as const;

/**
 * Unsubscribes by the token of a link. It can be repeated and never expires, and it also succeeds if the subscriber was
 * deleted.
 */
export async function unsubscribeByToken(
  context: SubscriptionContext,
  token: string,
): Promise<UnsubscribeReply> {
  const link = verifyLinkToken(
    await loadOrCreateSubscriberSecret(context.pool, context.sealing),
    token,
  );
  if (link === null || link.kind === 'confirm' || link.kind === 'manage')
    throw createLinkRefusal('unknown');
  const { id, kind } = link;
  const what = kind === 'unsubscribe' ? 'everything' : ALERT_STOPPED_BY[kind];
  if (what === 'everything')
    await updatePreferences(context.pool, id, { howOften: 'never', at: context.now() });
  else await removeAlert(context.pool, id, what);
  context.markChanged();
  return { message: STOPPED[what], error: false, what };
}
