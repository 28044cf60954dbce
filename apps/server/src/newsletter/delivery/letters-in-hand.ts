import type { Pool } from 'pg';
import type { Addressee, Subscribers } from '../../subscriptions/index.ts';
import {
  type ClaimedLetter,
  claimLetters,
  type Mailing,
  markEnded,
  releaseLetters,
} from '../store/outbox.ts';
import type { ComposeLetter, MailingKinds } from './mailing-kind.ts';

/** A claimed email with all that is needed to send it. */
export interface LetterInHand {
  readonly claimed: ClaimedLetter;
  readonly addressee: Addressee;
  readonly compose: ComposeLetter;
}

export interface LettersInHand {
  /** Returns the next email, or null if no more are due. */
  next(): Promise<LetterInHand | null>;
  /** Releases the claimed emails that were not sent. */
  letGo(): Promise<void>;
}

/** Claims due emails page by page. The next page is fetched before the current one is used up. */
export function takeLetters(
  {
    pool,
    subscribers,
    kinds,
  }: { pool: Pool; subscribers: Pick<Subscribers, 'listAddressees'>; kinds: MailingKinds },
  mailings: readonly Mailing[],
  page: number,
): LettersInHand {
  const ready: LetterInHand[] = [];
  const composers = new Map<string, Promise<ComposeLetter | null>>();
  let isOver = false;
  let loading: Promise<void> | undefined;

  const composerOf = (mailingId: string) => {
    const mailing = mailings.find(({ id }) => id === mailingId);
    const opened =
      composers.get(mailingId) ??
      (mailing && kinds[mailing.kind]?.open(mailing)) ??
      Promise.resolve(null);
    composers.set(mailingId, opened);
    return opened;
  };

  const load = async (): Promise<void> => {
    const claimed = await claimLetters(
      pool,
      mailings.map(({ id }) => id),
      page,
    );
    if (claimed.length === 0) isOver = true;
    for (const [mailingId, letters] of Map.groupBy(claimed, (letter) => letter.mailingId)) {
      const compose = await composerOf(mailingId);
      const kind = kinds[mailings.find(({ id }) => id === mailingId)?.kind ?? ''];
      if (compose === null || kind === undefined) {
        await releaseLetters(
          pool,
          letters.map(({ id }) => id),
        );
        isOver = true;
        continue;
      }
      const found = await subscribers.listAddressees(
        pool,
        letters.map(({ subscriberId }) => subscriberId),
        kind.wanting,
      );
      const byId = new Map(found.map((addressee) => [addressee.recipient.id, addressee]));
      for (const letter of letters) {
        const addressee = byId.get(letter.subscriberId);
        if (addressee) ready.push({ claimed: letter, addressee, compose });
        else await markEnded(pool, letter.id, 'left-out', null);
      }
    }
  };
  const loadOnce = (): Promise<void> => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    async next() {
      while (ready.length === 0 && !isOver) await loadOnce();
      if (ready.length < page / 2 && !isOver) loadOnce().catch(() => undefined);
      return ready.shift() ?? null;
    },
    async letGo() {
      isOver = true;
      await loading?.catch(() => undefined);
      const left = ready.splice(0).map(({ claimed }) => claimed.id);
      if (left.length > 0) await releaseLetters(pool, left);
    },
  };
}
