import { errorReply } from '@townlight/contract/errors';
import type { ZodMiniType } from 'zod/mini';
import { askApi } from './ask-api.ts';

/** The server answered with a refusal or a failure; the message is its own sentence. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** The whole refusal, for calls that tell more than a sentence. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

export type QueryValue = string | number | readonly string[] | null | undefined;

/** What lets one reader in; it stands in no address. */
export interface Access {
  readonly bearer: string;
}

/** Asks the API and reads the reply with the contract's schema; whatever does not fit is an error. */
export async function apiGet<Reply>(
  path: string,
  schema: ZodMiniType<Reply>,
  query: Record<string, QueryValue> = {},
  signal?: AbortSignal,
  access?: Access,
): Promise<Reply> {
  const response = await askApi(withQuery(path, query), {
    headers: { accept: 'application/json', ...headersOf(access) },
    ...(signal && { signal }),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response, body);
  return schema.parse(body);
}

/**
 * Sends something to the API and reads the reply with the contract's schema.
 * @param answered statuses whose replies have that shape; every other is a failure
 * @throws ApiFailure with the server's sentence; whatever `fetch` throws where no server was reached
 */
export function apiPost<Reply>(
  path: string,
  sent: unknown,
  schema: ZodMiniType<Reply>,
  answered: readonly number[] = [200],
  access?: Access,
): Promise<{ readonly status: number; readonly reply: Reply }> {
  return apiSend('POST', path, sent, schema, answered, access);
}

/** The same with another method; nothing is sent along where `sent` is undefined. */
export async function apiSend<Reply>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent: unknown,
  schema: ZodMiniType<Reply>,
  answered: readonly number[] = [200],
  access?: Access,
): Promise<{ readonly status: number; readonly reply: Reply }> {
  const response = await askApi(path, {
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

function headersOf(access: Access | undefined): Record<string, string> {
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
