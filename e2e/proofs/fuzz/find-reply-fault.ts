import type { FuzzRequest } from './request-arbitrary.ts';

export interface FuzzReply {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** Statuses of requests that reach no route: a bad address, method, size, encoding or precondition. */
const GENERAL_STATUSES = [304, 400, 404, 405, 406, 413, 414, 415, 416, 429];
const SUCCESS = [200, 204, 206, 302, 303];
const MAX_MESSAGE = 1_000;
/** Traces of a program that a message must not have. */
const INTERNALS =
  /\bundefined\b|\[object |\bat .+\.[jt]s:\d+|node_modules|\bError:|select .+ from |insert into|violates|syntax error at/i;

/** @returns what is wrong with a reply, `null` if nothing is */
export function findReplyFault(
  { operation, target }: FuzzRequest,
  { status, contentType, body }: FuzzReply,
): string | null {
  if (status >= 500 && status !== 503) return `answers ${status}: ${body.slice(0, 300)}`;
  const expected = [...operation.statuses, ...GENERAL_STATUSES, ...SUCCESS];
  if (!expected.includes(status)) return `answers ${status}, which is not documented`;
  if (body !== '' && contentType === undefined) return `has a body without content-type`;
  if (status < 400 || !target.startsWith('/api/')) return null;
  const message = readMessage(body);
  if (message === undefined) return `has no message: ${body.slice(0, 300)}`;
  if (INTERNALS.test(message)) return `shows what is inside: ${message}`;
  if (message.length > MAX_MESSAGE) return `has a message of ${message.length} characters`;
  return null;
}

function readMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message.length > 0 ? message : undefined;
  } catch {
    return undefined;
  }
}
