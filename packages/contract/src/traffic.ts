import * as z from 'zod/mini';

/** `GET /api/traffic`: the page of another site that the traffic map shows. */
export const trafficReply = z.object({
  /** Its address. */
  url: z.string(),
  /** Whether it is loaded when a reader asks for it (`click`), or with the page (`auto`). */
  embed: z.enum(['click', 'auto']),
});
export type TrafficReply = z.infer<typeof trafficReply>;
