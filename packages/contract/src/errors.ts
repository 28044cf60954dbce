import * as z from 'zod/mini';

/** Every refusal and failure, whatever the route. */
export const errorReply = z.object({ message: z.string(), error: z.literal(true) });
export type ErrorReply = z.infer<typeof errorReply>;
