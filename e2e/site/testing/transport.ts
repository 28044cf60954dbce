import { setApiTransport } from '../../../apps/web/src/http/api-transport.ts';

export interface SentRequest {
  readonly method: string;
  /** With its query: `/api/news?limit=1`. */
  readonly path: string;
  /** The JSON that was sent; undefined where none was. */
  readonly body: unknown;
}

/** What a test answers; undefined leaves the request to the server. */
export type Answer = (request: SentRequest) => Response | undefined | Promise<Response | undefined>;

/** Stands between the site and its server: records what is requested, and lets a test answer in the server's place. */
export class Transport {
  readonly requests: SentRequest[] = [];
  readonly #answers: { readonly path: RegExp; readonly answer: Answer }[] = [];
  readonly #siteUrl: string;
  isOnline = true;
  /** How many requests wait for their response. */
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

  /** Answers requests whose path matches, the newest first. @returns leaves them to the server again */
  answer(path: RegExp, answer: Answer): () => void {
    const added = { path, answer };
    this.#answers.unshift(added);
    return () => {
      this.#answers.splice(this.#answers.indexOf(added), 1);
    };
  }

  /** The bodies that were sent to a path. */
  sentTo(path: RegExp): unknown[] {
    return this.requests.filter((one) => path.test(one.path)).map(({ body }) => body);
  }

  /** What the server answers, past every answer of the test. */
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
    // jsdom's signals are none to Node's fetch
    const response = await fetch(`${this.#siteUrl}${path}`, {
      method,
      ...(typeof body === 'string' && { body }),
      ...(headers && { headers }),
    });
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return response;
  }
}

export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status });
}

/** Answers as a network that does not reach the server. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

/** A promise to be resolved by the test: replies wait for it. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
