import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

/** What the store has of one kind of data, as `townlight status` lists it. */
export const storeStatusItem = z.object({
  /** `residents` */
  name: z.string(),
  /** `partial` if some of it is missing, and figures with it. */
  state: z.enum(['complete', 'partial', 'missing']),
  /** `265 of 272 neighborhoods`, in English. */
  text: z.string(),
  /** What is missing, and the command that loads it, in English. */
  details: z.array(z.string()),
});
export const storeStatus = z.array(storeStatusItem);
export type StoreStatus = z.infer<typeof storeStatus>;

/** `GET /api/staff/status` */
export const storeStatusRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/status',
  reply: storeStatus,
});
