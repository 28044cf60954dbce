import type { SavePreferencesRequest, SubscriberReply } from '@townlight/contract/subscriptions';
import { jsonResponse, type Transport } from '../testing/transport.ts';

export const HASH = 'reader-0123456789abcdef';
export const EMAIL = 'ada@example.org';
export const SECRET = 'secret-0123456789abcdef';
/** The address of the page with its secret, as in an email or after signing up. */
export const PAGE = `/subscription/${HASH}?${encodeURIComponent(EMAIL)}&${SECRET}`;

const NAMES = { acton: 'Acton', hollywood: 'Hollywood', venice: 'Venice' };
export type Area = keyof typeof NAMES;

interface Neighborhood {
  readonly id: string;
  readonly name: string;
  readonly categoryId: readonly string[];
}

/** Fakes a server with one subscription: later replies contain what was saved. */
export class CannedSubscription {
  neighborhoods: readonly Neighborhood[];
  preferences: Pick<SubscriberReply, 'language' | 'how_often' | 'alerts'> = {
    language: 'en',
    how_often: 'monthly',
    alerts: [],
  };
  waiting: SubscriberReply['waiting'] = [];
  /** Called after each save, before the page reads the subscription again. */
  afterSave = () => {};

  constructor(...areas: readonly Area[]) {
    this.neighborhoods = areas.map((id) => ({ id, name: NAMES[id], categoryId: [] }));
  }

  answer(transport: Transport): void {
    transport.answer(new RegExp(`^/api/subscriptions/subscribers/${HASH}$`), ({ method }) =>
      method === 'GET'
        ? jsonResponse(this.reply())
        : jsonResponse({ message: 'Done.', error: false }),
    );
    transport.answer(/^\/api\/subscriptions\/subscribers$/, ({ body }) => {
      const { subscription } = body as { subscription: { neighborhoods: Neighborhood[] } };
      this.neighborhoods = subscription.neighborhoods;
      this.waiting = this.waiting.filter(({ id }) =>
        this.neighborhoods.every((one) => one.id !== id),
      );
      return this.#done();
    });
    transport.answer(/\/preferences$/, ({ body }) => {
      const { waiting, ...changed } = body as SavePreferencesRequest;
      if (waiting === 'dismiss') this.waiting = [];
      Object.assign(this.preferences, changed);
      return this.#done();
    });
  }

  reply(): SubscriberReply {
    return {
      email: EMAIL,
      subscription: JSON.stringify({ neighborhoods: this.neighborhoods }),
      ...this.preferences,
      waiting: this.waiting,
      held: false,
    };
  }

  #done(): Response {
    const saved = jsonResponse({ message: 'Saved.', error: false, ...this.reply() });
    this.afterSave();
    return saved;
  }
}
