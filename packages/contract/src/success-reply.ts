import * as z from 'zod/mini';

/** Success reply of POST, PUT and DELETE. // spec 7 */
export const successReply = z.object({ message: z.string(), error: z.literal(false) });
export type SuccessReply = z.infer<typeof successReply>;
