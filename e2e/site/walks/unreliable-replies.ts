import type { ReplyFate } from '../../consistency/reply-fates.ts';
import type { Transport } from '../testing/transport.ts';

/** Handles every reply of the API. Each address is requested from the server once. */
export class UnreliableReplies {
  fateOf: (path: string) => ReplyFate = () => 'comes';
  readonly #known = new Map<string, Promise<{ status: number; text: string }>>();
  #delayed: (() => void)[] = [];
  #pending = 0;
  #transport: Transport | undefined;

  interceptRequests(transport: Transport): void {
    this.#transport = transport;
    transport.answer(/./, async (request) => {
      if (request.method !== 'GET') return new Response(null, { status: 204 });
      this.#pending += 1;
      try {
        return await this.#answer(request.path);
      } finally {
        this.#pending -= 1;
      }
    });
  }

  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /** Sends all delayed replies in the given order. */
  release(inOrder: (delayed: (() => void)[]) => (() => void)[]): void {
    const delayed = inOrder(this.#delayed);
    this.#delayed = [];
    for (const come of delayed) come();
  }

  async #answer(path: string): Promise<Response | undefined> {
    const fate = this.fateOf(path);
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    if (fate === 'fails')
      return new Response(JSON.stringify({ message: 'planted failure', error: true }), {
        status: 500,
      });
    const { status, text } = await this.#reply(path);
    if (fate === 'short') return new Response(text.slice(0, text.length / 2), { status });
    if (fate === 'misshapen') return new Response(JSON.stringify([{ rows: 7 }]), { status });
    if (fate === 'delayed') await new Promise<void>((come) => this.#delayed.push(come));
    return new Response(text, { status });
  }

  #reply(path: string): Promise<{ status: number; text: string }> {
    const fetchReply = async () => {
      const response = await (this.#transport as Transport).fetch(path);
      return { status: response.status, text: await response.text() };
    };
    const known = this.#known.get(path) ?? fetchReply();
    this.#known.set(path, known);
    return known;
  }
}
