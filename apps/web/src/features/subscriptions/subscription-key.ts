import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import * as z from 'zod/mini';

const STORAGE_KEY = 'subscription';

const storedKeySchema = z.object({
  userHash: z.string(),
  email: z.string(),
  passwordHash: z.string(),
});

/** For browsers without storage. */
let inMemory: SubscriptionCredentials | null = null;

export function toSubscriptionKey({
  email_address,
  merge_fields,
}: SubscribeReply): SubscriptionCredentials {
  const { SUB_HASH, PASS_HASH } = merge_fields;
  return { userHash: SUB_HASH, email: email_address, passwordHash: PASS_HASH };
}

/**
 * Stores the key of the page for this tab only, so that it can be reloaded although the address no longer contains the
 * key (reading 28).
 */
export function storeSubscriptionKey(key: SubscriptionCredentials): void {
  inMemory = key;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(key));
  } catch {
    // The page works until it is reloaded.
  }
}

/** Returns the key of a subscription that this tab has stored. */
export function loadSubscriptionKey(userHash: string): SubscriptionCredentials | null {
  const key = inMemory ?? readStoredKey();
  return key?.userHash === userHash ? key : null;
}

export function clearSubscriptionKey(): void {
  inMemory = null;
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored there.
  }
}

function readStoredKey(): SubscriptionCredentials | null {
  try {
    const read = storedKeySchema.safeParse(
      JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null'),
    );
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
