import * as z from 'zod/mini';

/** `GET /api/traffic`: the external page that the traffic map embeds. */
export const trafficReply = z.object({
  /** URL of the page. */
  url: z.string(),
  /** Whether it is loaded on a reader's click (`click`) or with the page (`auto`). */
  embed: z.enum(['click', 'auto']),
});
export type TrafficReply = z.infer<typeof trafficReply>;
