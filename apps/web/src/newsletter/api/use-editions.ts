import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EditionReply,
  type NewsletterReply,
  newsletterReply,
} from '@townlight/contract/newsletter';
import { useMemo } from 'react';
import { apiGet } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';

const KEY = ['newsletter editions'];
/** Letters go by the hundred in these seconds. */
const WHILE_SENDING_MS = 3_000;
/** What the clock or somebody else does is seen without a reload. */
const OTHERWISE_MS = 30_000;

/** `GET /api/staff/newsletter/editions`: the newest month first; asked again and again while letters go. */
export function useEditions() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }): Promise<NewsletterReply> =>
      apiGet('/api/staff/newsletter/editions', newsletterReply, {}, signal),
    refetchInterval: ({ state }) => (isSending(state.data) ? WHILE_SENDING_MS : OTHERWISE_MS),
  });
}

function isSending(known: NewsletterReply | undefined): boolean {
  return (
    known?.editions.some(({ state }) => state === 'sending') === true ||
    known?.mailings.some(({ ended_at }) => ended_at === null) === true
  );
}

/** What is known of the editions, after a write. */
export interface KnownEditions {
  /** Asks again how they stand. */
  reload(): Promise<void>;
  /** Takes over what was just saved, so that it does not stand there as it was before. */
  take(id: string, text: Pick<EditionReply, 'notes' | 'categories'>): void;
}

export function useKnownEditions(): KnownEditions {
  const client = useQueryClient();
  return useMemo(() => knownEditions(client), [client]);
}

function knownEditions(client: QueryClient): KnownEditions {
  return {
    reload: () => client.invalidateQueries({ queryKey: KEY }),
    take(id, text) {
      client.setQueryData<NewsletterReply>(
        KEY,
        (known) =>
          known && {
            ...known,
            editions: known.editions.map((one) => (one.id === id ? { ...one, ...text } : one)),
          },
      );
    },
  };
}
