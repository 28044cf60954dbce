import * as z from 'zod/mini';

/** Reply to every refused or failed request. */
export const errorReply = z.object({ message: z.string(), error: z.literal(true) });
export type ErrorReply = z.infer<typeof errorReply>;
