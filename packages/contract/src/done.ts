import * as z from 'zod/mini';

/** What was sent is done: the answer to POST, PUT and DELETE. // spec 7 */
export const doneReply = z.object({ message: z.string(), error: z.literal(false) });
export type DoneReply = z.infer<typeof doneReply>;
