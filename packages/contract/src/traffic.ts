import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

/** The embedded page, and when it is loaded. */
export const trafficReply = z.object({
  /** URL of the page; null where none is known for the county. */
  url: z.nullable(z.string()),
  /** Whether it is loaded on a reader's click (`click`) or with the page (`auto`). */
  embed: z.enum(['click', 'auto']),
});
export type TrafficReply = z.infer<typeof trafficReply>;

/** The external page that the traffic map embeds. */
export const trafficRoute = defineRoute({
  method: 'GET',
  path: '/api/traffic',
  reply: trafficReply,
});
