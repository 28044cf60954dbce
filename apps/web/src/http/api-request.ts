import { errorReply } from '@townlight/contract/errors';
import type { ZodMiniType } from 'zod/mini';
import { sendApiRequest } from './api-transport.ts';

/** The server replied with an error; the message is from the server. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** The full error body, for calls that return more than a message. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

export type QueryValue = string | number | readonly string[] | null | undefined;

/** A bearer token, which never appears in an address. */
export interface BearerAccess {
  readonly bearer: string;
}

/** Sends a GET request and parses the reply with the contract's schema; a mismatch throws. */
export async function apiGet<Reply>(
  path: string,
  schema: ZodMiniType<Reply>,
  query: Record<string, QueryValue> = {},
  signal?: AbortSignal,
  access?: BearerAccess,
): Promise<Reply> {
  const response = await sendApiRequest(withQuery(path, query), {
    headers: { accept: 'application/json', ...headersOf(access) },
    ...(signal && { signal }),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response, body);
  return schema.parse(body);
}

/**
 * Sends a POST request and parses the reply with the contract's schema.
 * @param answered statuses whose replies match the schema; all others throw
 * @throws ApiFailure with the server's message; the error of `fetch` where no server was reached
 */
export function apiPost<Reply>(
  path: string,
  sent: unknown,
  schema: ZodMiniType<Reply>,
  answered: readonly number[] = [200],
  access?: BearerAccess,
): Promise<{ readonly status: number; readonly reply: Reply }> {
  return apiSend('POST', path, sent, schema, answered, access);
}

/** Sends a request with another method; no body is sent where `sent` is undefined. */
export async function apiSend<Reply>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent: unknown,
  schema: ZodMiniType<Reply>,
  answered: readonly number[] = [200],
  access?: BearerAccess,
): Promise<{ readonly status: number; readonly reply: Reply }> {
  const response = await sendApiRequest(path, {
    method,
    headers: {
      accept: 'application/json',
      ...headersOf(access),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!answered.includes(response.status)) throw failureOf(response, body);
  return { status: response.status, reply: schema.parse(body) };
}

function headersOf(access: BearerAccess | undefined): Record<string, string> {
  return access === undefined ? {} : { authorization: `Bearer ${access.bearer}` };
}

function failureOf(response: Response, body: unknown): ApiFailure {
  const refusal = errorReply.safeParse(body);
  return new ApiFailure(
    response.status,
    refusal.success ? refusal.data.message : `${response.status} ${response.statusText}`.trim(),
    body,
  );
}

/** Appends a query; omits empty values and repeats lists: `?sb=arson&sb=burglary`. */
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
