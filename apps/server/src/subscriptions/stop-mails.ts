import type { UnsubscribedReply } from '@townlight/contract/subscriptions';
import type { SubscriptionDesk } from './desk.ts';
import { readToken } from './link-token.ts';
import { refuseLink } from './refuse-link.ts';
import { readSecret } from './store/secret.ts';
import { changePreferences } from './store/subscriber-rows.ts';

const STOPPED = {
  everything: 'You are unsubscribed. No more letters come.',
  alerts: 'No more alerts come.',
} as const;

/**
 * Does what an unsubscribe link says, as often as it is asked. Its link is good for ever, also where the subscriber is gone: then nothing
 * comes anyway.
 */
export async function stopMails(desk: SubscriptionDesk, token: string): Promise<UnsubscribedReply> {
  const link = readToken(await readSecret(desk.pool, desk.sealing), token);
  if (link?.kind !== 'unsubscribe' && link?.kind !== 'stop-alerts') throw refuseLink('unknown');
  const what = link.kind === 'unsubscribe' ? 'everything' : 'alerts';
  const change = what === 'everything' ? { howOften: 'never' as const } : { alerts: [] };
  await changePreferences(desk.pool, link.id, { ...change, at: desk.now() });
  desk.markChanged();
  return { message: STOPPED[what], error: false, what };
}
