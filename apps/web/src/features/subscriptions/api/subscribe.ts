import {
  type SubscribeRequest,
  subscribeReply,
  subscribeRoute,
} from '@townlight/contract/subscriptions/sign-ups';
import { DEFAULT_LANGUAGE, languagePrefix } from '@townlight/domain/language';
import { subscriptionPath } from '@townlight/domain/pages';
import { ApiFailure, request } from '../../../http/api-request.ts';

/** The outcome of a subscription request. */
export type SubscribeOutcome =
  | { readonly kind: 'new'; readonly link: string }
  | { readonly kind: 'returning'; readonly link: string }
  /** The thrown error; `describeFailure` formats it. */
  | { readonly kind: 'failed'; readonly error: unknown };

const RETURNING = 409;

// spec 4: 200 is a new subscription, 409 a returning user, any other status an error
export async function subscribeEmail(body: SubscribeRequest): Promise<SubscribeOutcome> {
  // Imported here because every page with the form would load it otherwise.
  const signUps = import('../sign-ups.ts').catch(() => undefined);
  let isReturning = false;
  try {
    const reply = await request(subscribeRoute, { body }).catch((error: unknown) => {
      if (!(error instanceof ApiFailure) || error.status !== RETURNING) throw error;
      isReturning = true;
      return subscribeReply.parse(error.body);
    });
    // Without it the browser that confirms gets a new pair of keys.
    (await signUps)?.rememberSignUp(reply);
    const { email_address: email, merge_fields } = reply;
    const { SUB_HASH: userHash, PASS_HASH: passwordHash } = merge_fields;
    const base = languagePrefix(body.language ?? DEFAULT_LANGUAGE);
    const link = base + subscriptionPath({ userHash, email, passwordHash });
    return { kind: isReturning ? 'returning' : 'new', link };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
