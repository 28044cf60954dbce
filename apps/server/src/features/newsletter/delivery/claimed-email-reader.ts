import type { Pool } from 'pg';
import type { Addressee, Subscribers } from '../../subscriptions/index.ts';
import {
  type ClaimedEmail,
  claimDueEmails,
  type Mailing,
  markEmailEnded,
  releaseEmails,
} from '../store/outbox.ts';
import type { ComposeEmail, MailingKinds } from './mailing-kind.ts';

/** A claimed email with all that is needed to send it. */
export interface ClaimedEmailToSend {
  readonly claimed: ClaimedEmail;
  readonly addressee: Addressee;
  readonly compose: ComposeEmail;
}

/** Reads claimed emails one by one. */
export interface ClaimedEmailReader {
  /** Returns the next email, or null if no more are due. */
  next(): Promise<ClaimedEmailToSend | null>;
  /** Releases the claimed emails that were not sent. */
  release(): Promise<void>;
}

/** Claims due emails page by page. The next page is fetched before the current one is used up. */
export function openClaimedEmailReader(
  {
    pool,
    subscribers,
    kinds,
  }: { pool: Pool; subscribers: Pick<Subscribers, 'listAddressees'>; kinds: MailingKinds },
  mailings: readonly Mailing[],
  page: number,
): ClaimedEmailReader {
  const ready: ClaimedEmailToSend[] = [];
  const composers = new Map<string, Promise<ComposeEmail | null>>();
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
    const claimed = await claimDueEmails(
      pool,
      mailings.map(({ id }) => id),
      page,
    );
    if (claimed.length === 0) isOver = true;
    for (const [mailingId, emails] of Map.groupBy(claimed, (email) => email.mailingId)) {
      const compose = await composerOf(mailingId);
      const kind = kinds[mailings.find(({ id }) => id === mailingId)?.kind ?? ''];
      if (compose === null || kind === undefined) {
        await releaseEmails(
          pool,
          emails.map(({ id }) => id),
        );
        isOver = true;
        continue;
      }
      const found = await subscribers.listAddressees(
        pool,
        emails.map(({ subscriberId }) => subscriberId),
        kind.wanting,
      );
      const byId = new Map(found.map((addressee) => [addressee.recipient.id, addressee]));
      for (const email of emails) {
        const addressee = byId.get(email.subscriberId);
        if (addressee) ready.push({ claimed: email, addressee, compose });
        else await markEmailEnded(pool, email.id, 'left-out', null);
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
    async release() {
      isOver = true;
      await loading?.catch(() => undefined);
      const left = ready.splice(0).map(({ claimed }) => claimed.id);
      if (left.length > 0) await releaseEmails(pool, left);
    },
  };
}
