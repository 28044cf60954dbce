import * as z from 'zod/mini';

/** `POST /api/newsletter/bounces`, from the mail provider. */
export const bounceRequest = z.union([
  /** The mail that tells it, as it came. */
  z.strictObject({ report: z.string() }),
  z.strictObject({
    /** Stands in the letter's Message-ID and in the address it was sent from. */
    letter: z.uuid(),
    event: z.enum(['bounced', 'complained', 'unsubscribed']),
    /** Enhanced status code (RFC 3463), e.g. `5.1.1`. */
    status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  }),
]);
