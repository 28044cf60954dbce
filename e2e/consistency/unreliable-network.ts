import type { Page, Route } from '@playwright/test';
import type { ReplyFate } from './reply-fates.ts';

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Handles every reply of the API. Each address is requested from the server once. */
export class UnreliableNetwork {
  /** Returns the fate of an address. */
  fateOf: (path: string) => ReplyFate = () => 'comes';
  private readonly known = new Map<string, Promise<Reply>>();
  private delayed: (() => Promise<void>)[] = [];
  private underWay = 0;
  /** Replies that arrived complete, by path and query. */
  readonly delivered = new Map<string, unknown>();

  async interceptRequests(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      this.underWay += 1;
      try {
        await this.answer(route);
      } finally {
        this.underWay -= 1;
      }
    });
  }

  get busy(): boolean {
    return this.underWay > 0;
  }

  /** Sends all delayed replies in the given order. */
  async releaseDelayed(inOrder: <Thing>(things: Thing[]) => Thing[]): Promise<void> {
    const delayed = inOrder(this.delayed);
    this.delayed = [];
    for (const come of delayed) await come();
  }

  private async answer(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const path = url.pathname + url.search;
    if (route.request().method() !== 'GET') return route.fulfill({ status: 204 });
    const fate = this.fateOf(path);
    // a request that the page has aborted can no longer be fulfilled
    const ignore = () => {};
    if (fate === 'cut') return route.abort('failed').catch(ignore);
    if (fate === 'fails') {
      const body = JSON.stringify({ message: 'planted failure', error: true });
      return route.fulfill({ status: 500, contentType: 'application/json', body }).catch(ignore);
    }
    const reply = await this.fetchReplyOnce(route, path);
    if (fate === 'short') {
      const body = reply.body.subarray(0, Math.floor(reply.body.length / 2));
      return route.fulfill({ ...reply, body }).catch(ignore);
    }
    if (fate === 'misshapen') {
      const body = JSON.stringify([{ rows: 7 }]);
      return route.fulfill({ ...reply, body }).catch(ignore);
    }
    const come = async () => {
      await route.fulfill(reply).catch(ignore);
      if (reply.status === 200) this.delivered.set(path, JSON.parse(reply.body.toString()));
    };
    if (fate === 'delayed') this.delayed.push(come);
    else await come();
  }

  private fetchReplyOnce(route: Route, path: string): Promise<Reply> {
    const known = this.known.get(path) ?? this.fetchReply(route);
    this.known.set(path, known);
    return known;
  }

  private async fetchReply(route: Route): Promise<Reply> {
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    return {
      status: response.status(),
      headers: { 'content-type': response.headers()['content-type'] ?? 'application/json' },
      body: await response.body(),
    };
  }
}
