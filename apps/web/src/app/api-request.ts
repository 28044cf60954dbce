import { errorReply } from '@townlight/contract/errors';
import type { ZodType } from 'zod';

/** The server answered with a refusal or a failure; the message is its own sentence. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type QueryValue = string | number | readonly string[] | null | undefined;

/** Asks the API and reads the reply with the contract's schema; whatever does not fit is an error. */
export async function apiGet<Reply>(
  path: string,
  schema: ZodType<Reply>,
  query: Record<string, QueryValue> = {},
  signal?: AbortSignal,
): Promise<Reply> {
  const response = await fetch(withQuery(path, query), {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = errorReply.safeParse(body);
    throw new ApiFailure(
      response.status,
      refusal.success ? refusal.data.message : `${response.status} ${response.statusText}`,
    );
  }
  return schema.parse(body);
}

/** Leaves empty values out and repeats lists: `?sb=arson&sb=burglary`. */
export function withQuery(path: string, query: Record<string, QueryValue>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const item of value) pairs.append(name, item);
    else pairs.append(name, String(value));
  }
  const text = pairs.toString();
  return text === '' ? path : `${path}?${text}`;
}
