import type { SubscribeReply } from '@townlight/contract/subscriptions';
import type { SubscriptionKey } from '@townlight/domain/pages';
import * as z from 'zod/mini';

const KEPT_AS = 'subscription';

const kept = z.object({ userHash: z.string(), email: z.string(), passwordHash: z.string() });

/** For browsers without storage. */
let inMemory: SubscriptionKey | null = null;

export function keyOf({ email_address, merge_fields }: SubscribeReply): SubscriptionKey {
  const { SUB_HASH, PASS_HASH } = merge_fields;
  return { userHash: SUB_HASH, email: email_address, passwordHash: PASS_HASH };
}

/**
 * Stores the key of the page for this tab only, so that it can be reloaded although the address no longer contains the
 * key (reading 28).
 */
export function keepKey(key: SubscriptionKey): void {
  inMemory = key;
  try {
    window.sessionStorage.setItem(KEPT_AS, JSON.stringify(key));
  } catch {
    // The page works until it is reloaded.
  }
}

/** Returns the key of a subscription that this tab has stored. */
export function keptKey(userHash: string): SubscriptionKey | null {
  const key = inMemory ?? readKept();
  return key?.userHash === userHash ? key : null;
}

export function forgetKey(): void {
  inMemory = null;
  try {
    window.sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing is stored there.
  }
}

function readKept(): SubscriptionKey | null {
  try {
    const read = kept.safeParse(JSON.parse(window.sessionStorage.getItem(KEPT_AS) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
