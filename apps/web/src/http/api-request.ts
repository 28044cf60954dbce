import type { RouteContract } from '@townlight/contract/define-route';
import { errorReply } from '@townlight/contract/error-reply';
import type * as z from 'zod/mini';

/** Sends a request to the API: `fetch` in the browser, an in-process call where the server renders the page. */
type ApiTransport = (path: string, init: RequestInit) => Promise<Response>;

let transport: ApiTransport = (path, init) => fetch(path, init);

/** Sends a request by `fetch`, or during rendering by the transport that the server has set. */
export function sendApiRequest(path: string, init: RequestInit): Promise<Response> {
  return transport(path, init);
}

/** Called by the server before it renders. */
export function setApiTransport(given: ApiTransport): void {
  transport = given;
}

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

/** The value of a parameter whose schema coerces text to a number. */
type Coerced = string | number;

/** A parameter of a query as it is given: empty ones are omitted from the address, lists repeated. */
type QueryValue<Value> = unknown extends Value
  ? Coerced | null | undefined
  : Value extends readonly (infer Item)[]
    ? readonly Item[]
    : Value extends undefined
      ? null | undefined
      : Value;

type QueryOf<Schema extends z.ZodMiniType> = {
  readonly [Name in keyof z.input<Schema>]: QueryValue<z.input<Schema>[Name]>;
};

type ParamsOf<Schema extends z.ZodMiniType> = {
  readonly [Name in keyof z.input<Schema>]: unknown extends z.input<Schema>[Name]
    ? Coerced
    : z.input<Schema>[Name];
};

type ReadonlyDeep<Value> = Value extends object
  ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
  : Value;

/** What a request sends. */
export type RequestInput<Route extends RouteContract> = {
  readonly signal?: AbortSignal | undefined;
  /** A bearer token, which never appears in an address. */
  readonly bearer?: string;
} & (Route extends { readonly params: infer Schema extends z.ZodMiniType }
  ? { readonly params: ParamsOf<Schema> }
  : unknown) &
  (Route extends { readonly query: infer Schema extends z.ZodMiniType }
    ? Partial<QueryOf<Schema>> extends QueryOf<Schema>
      ? { readonly query?: QueryOf<Schema> }
      : { readonly query: QueryOf<Schema> }
    : unknown) &
  (Route extends { readonly body: infer Schema extends z.ZodMiniType }
    ? { readonly body: ReadonlyDeep<z.input<Schema>> }
    : unknown);

type OptionalIfEmpty<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/**
 * Sends the request of a contract and parses the reply with its schema.
 * @throws ApiFailure with the server's message where the status is not 200; ZodError where the reply does not match
 * the schema; the error of `fetch` where no server was reached
 */
export async function request<Route extends RouteContract & { readonly reply: z.ZodMiniType }>(
  route: Route,
  ...[input]: OptionalIfEmpty<RequestInput<Route>>
): Promise<z.output<Route['reply']>> {
  const { params, query, body, signal, bearer } = (input ?? {}) as AnyInput;
  const response = await sendApiRequest(requestPath(route, params, query), {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const replied: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response, replied);
  return route.reply.parse(replied) as z.output<Route['reply']>;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, Coerced>>;
  readonly query?: Readonly<Record<string, Coerced | readonly string[] | null | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly bearer?: string;
}

function failureOf(response: Response, body: unknown): ApiFailure {
  const refusal = errorReply.safeParse(body);
  return new ApiFailure(
    response.status,
    refusal.success ? refusal.data.message : `${response.status} ${response.statusText}`.trim(),
    body,
  );
}

/** Returns the address of a request; omits empty values and repeats lists: `?sb=arson&sb=burglary`. */
export function requestPath(
  { path }: Pick<RouteContract, 'path'>,
  params: AnyInput['params'] = {},
  query: AnyInput['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const item of value) pairs.append(name, item);
    else pairs.append(name, String(value));
  }
  const text = pairs.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
