import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { successReply } from './success-reply.ts';

/** `POST /api/newsletter/bounces`, sent by the mail provider. */
export const reportBouncesRequest = z.union([
  /** The bounce message, unchanged. */
  z.strictObject({ report: z.string() }),
  z.strictObject({
    /** Id from the email's Message-ID and envelope sender. */
    letter: z.uuid(),
    event: z.enum(['bounced', 'complained', 'unsubscribed']),
    /** Enhanced status code (RFC 3463), e.g. `5.1.1`. */
    status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  }),
]);

export const reportBouncesRoute = defineRoute({
  method: 'POST',
  path: '/api/newsletter/bounces',
  body: reportBouncesRequest,
  reply: successReply,
});
