import { type SubscribeRequest, subscribeReply } from '@townlight/contract/subscriptions';
import { ApiFailure, apiPost } from '../../app/api-request.ts';
import { subscriptionLink } from '../subscription-link.ts';

/** How a subscription came out. */
export type SubscribeOutcome =
  | { readonly kind: 'new'; readonly link: string }
  | { readonly kind: 'returning'; readonly link: string }
  /** `reason` is the server's sentence, or the browser's where no server was reached. */
  | { readonly kind: 'failed'; readonly reason: string };

const NEW = 200;
const RETURNING = 409;

// spec 4: 200 is a new subscription, 409 a returning user, any other status an error
export async function subscribe(request: SubscribeRequest): Promise<SubscribeOutcome> {
  try {
    const { status, reply } = await apiPost(
      '/api/subscriptions/subscribers',
      request,
      subscribeReply,
      [NEW, RETURNING],
    );
    const link = subscriptionLink(reply);
    return { kind: status === RETURNING ? 'returning' : 'new', link };
  } catch (error) {
    // a reply of another shape is told by its name, not by the checker's report
    const known = error instanceof ApiFailure || error instanceof TypeError;
    return { kind: 'failed', reason: known ? error.message : 'unreadable reply' };
  }
}
