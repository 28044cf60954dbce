import { LANGUAGES } from '@townlight/domain/language';
import { MAX_SUBSCRIBED_NEIGHBORHOODS } from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { areaIdSchema } from '../places.ts';

/** `POST /api/subscriptions/subscribers` of the neighborhood and crime pages. // spec 7 */
export const subscribeRequest = z.object({
  neighborhoods: z.array(areaIdSchema).check(z.maxLength(MAX_SUBSCRIBED_NEIGHBORHOODS)),
  email: z.string(),
  /** Language of the emails; by default the browser's first language. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/**
 * Its reply, with status 200 for a new address and 409 for a returning one. // spec 3, 4
 * The hashes grant no access until the mailed link is used in the same browser. // readings 26, 47
 */
export const subscribeReply = z.object({
  email_address: z.string(),
  merge_fields: z.object({ SUB_HASH: z.string(), PASS_HASH: z.string() }),
});
export type SubscribeReply = z.infer<typeof subscribeReply>;

/** How many recent sign-ups a browser remembers and sends when a link is used. */
export const MAX_SHOWN_SIGN_UPS = 5;

/** Signs an address up; a returning one is answered by the same reply with status 409. */
export const subscribeRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/subscribers',
  body: subscribeRequest,
  reply: subscribeReply,
});
