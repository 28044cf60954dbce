import * as z from 'zod/mini';
import { areaId } from './places.ts';

/** `POST /api/subscriptions/subscribers` of the neighborhood and crime pages. // spec 7 */
export const subscribeRequest = z.object({
  neighborhoods: z.array(areaId),
  email: z.string(),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/** Its answer, with status 200 to a new address and with 409 to one that returns. // spec 3, 4 */
export const subscribeReply = z.object({
  email_address: z.string(),
  merge_fields: z.object({ SUB_HASH: z.string(), PASS_HASH: z.string() }),
});
export type SubscribeReply = z.infer<typeof subscribeReply>;
