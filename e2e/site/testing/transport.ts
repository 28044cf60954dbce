import type { Role } from '@townlight/domain/staff';
import { setApiTransport } from '../../../apps/web/src/http/api-request.ts';

export interface SentRequest {
  readonly method: string;
  /** Path with query: `/api/news?limit=1`. */
  readonly path: string;
  /** The JSON body; undefined where none was sent. */
  readonly body: unknown;
}

/** Returns a test's response; undefined passes the request on to the server. */
export type RequestHandler = (
  request: SentRequest,
) => Response | undefined | Promise<Response | undefined>;

/** Intercepts the requests of the site: records them, and lets a test respond instead of the server. */
export class Transport {
  readonly requests: SentRequest[] = [];
  readonly #answers: { readonly path: RegExp; readonly answer: RequestHandler }[] = [];
  readonly #siteUrl: string;
  isOnline = true;
  /** Number of requests without a response. */
  unanswered = 0;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
    setApiTransport(async (path, init) => {
      this.unanswered += 1;
      return await this.#send(path, init).finally(() => {
        this.unanswered -= 1;
      });
    });
  }

  /**
   * Handles requests whose path matches; the newest handler has priority. @returns a function that removes the handler
   */
  answer(path: RegExp, answer: RequestHandler): () => void {
    const added = { path, answer };
    this.#answers.unshift(added);
    return () => {
      this.#answers.splice(this.#answers.indexOf(added), 1);
    };
  }

  /** Returns the bodies that were sent to a path. */
  sentTo(path: RegExp): unknown[] {
    return this.requests.filter((one) => path.test(one.path)).map(({ body }) => body);
  }

  /** Fetches from the real server, past every handler of the test. */
  fetch(path: string): Promise<Response> {
    return fetch(`${this.#siteUrl}${path}`);
  }

  async #send(path: string, { method = 'GET', body, headers, signal }: RequestInit) {
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    const request = { method, path, body: sent };
    this.requests.push(request);
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    for (const one of this.#answers) {
      if (!one.path.test(path)) continue;
      const response = await one.answer(request);
      if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
      if (response !== undefined) return response;
    }
    // Node's fetch rejects jsdom's abort signals
    const response = await fetch(`${this.#siteUrl}${path}`, {
      method,
      ...(typeof body === 'string' && { body }),
      ...(headers && { headers }),
    });
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return response;
  }
}

export function jsonResponse(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}

/** Fails as a network without a connection to the server. */
export function throwUnreachable(): never {
  throw new TypeError('Failed to fetch');
}

/** A promise that the test resolves: responses can wait for it. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Replies as a server at which this staff member is signed in; no one where `staff` is null. */
export function answerSession(
  transport: Transport,
  staff: { readonly email: string; readonly role: Role } | null,
): void {
  transport.answer(/^\/api\/staff\/session$/, () =>
    jsonResponse({
      staff: staff && { ...staff, passkeys: 0 },
      ways: { mail: false, passkey: true, provider: null },
    }),
  );
}
