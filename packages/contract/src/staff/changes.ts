import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { rowId } from './row-id.ts';

/** `GET /api/staff/changes`: 100 entries, newest first; `before` is the last id of the previous page. */
export const staffChangesQuery = z.object({
  before: z.optional(rowId),
  /** e.g. `bundles` */
  subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
});
export type StaffChangesQuery = z.input<typeof staffChangesQuery>;

export const staffChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Address of the author; `command line` for the server's operator. */
  by: z.string(),
  /** e.g. `bundles` */
  subject: z.string(),
  /** e.g. `renamed` */
  what: z.string(),
  /** The changed object, e.g. `small bundle Burglary`. */
  of: z.string(),
  /** State before the change; `null` for a new object. Its shape depends on the subject. */
  before: z.unknown(),
  /** State after the change; `null` for a deleted object. */
  after: z.unknown(),
});

export const staffChangesReply = z.array(staffChange);
export type StaffChange = z.infer<typeof staffChange>;

export const staffChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/changes',
  query: staffChangesQuery,
  reply: staffChangesReply,
});
