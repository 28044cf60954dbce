import {
  MAX_SHOWN_SIGN_UPS,
  type SubscribeReply,
} from '@townlight/contract/subscriptions/sign-ups';
import { CONFIRMATION_TTL_MS } from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';

const STORED_AS = 'sign-ups';

const storedSignUps = z.array(
  z.object({ SUB_HASH: z.string(), PASS_HASH: z.string(), at: z.number() }),
);
type SignUp = z.infer<typeof storedSignUps>[number];

/** For browsers without storage. */
let inMemory: readonly SignUp[] = [];

/**
 * Stores that this browser signed up, for as long as the mailed link works: it grants no access, but proves at the
 * confirmation that the sign-up was made here. Only replies to the form are stored, never values of an address: the
 * link of a stranger must not plant one.
 */
export function rememberSignUp({ merge_fields: { SUB_HASH, PASS_HASH } }: SubscribeReply): void {
  store([{ SUB_HASH, PASS_HASH, at: Date.now() }, ...read()].slice(0, MAX_SHOWN_SIGN_UPS));
}

/** Returns the pairs of the sign-ups in this browser, newest first. */
export function rememberedSignUps(): SubscribeReply['merge_fields'][] {
  return read().map(({ SUB_HASH, PASS_HASH }) => ({ SUB_HASH, PASS_HASH }));
}

/** Removes a sign-up whose link was used. */
export function forgetSignUp(used: SubscribeReply['merge_fields']): void {
  store(read().filter(({ SUB_HASH }) => SUB_HASH !== used.SUB_HASH));
}

function read(): readonly SignUp[] {
  const since = Date.now() - CONFIRMATION_TTL_MS;
  return readStored().filter(({ at }) => at > since);
}

function readStored(): readonly SignUp[] {
  try {
    const stored = storedSignUps.safeParse(
      JSON.parse(window.localStorage.getItem(STORED_AS) ?? '[]'),
    );
    return stored.success ? stored.data : [];
  } catch {
    return inMemory;
  }
}

function store(signUps: readonly SignUp[]): void {
  inMemory = signUps;
  try {
    if (signUps.length === 0) window.localStorage.removeItem(STORED_AS);
    else window.localStorage.setItem(STORED_AS, JSON.stringify(signUps));
  } catch {
    // The browser that confirms gets a new pair.
  }
}
