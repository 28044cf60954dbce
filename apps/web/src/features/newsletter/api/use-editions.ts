import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EditionReply,
  editionsRoute,
  type NewsletterReply,
} from '@townlight/contract/newsletter';
import { useMemo } from 'react';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['newsletter editions'];
/** Poll interval while emails are sent, hundreds of them per interval. */
const WHILE_SENDING_MS = 3_000;
/** Poll interval otherwise: shows scheduled sends and the changes of others without a reload. */
const OTHERWISE_MS = 30_000;

/** Fetches the editions, newest month first; polled more often while emails are sent. */
export function useEditions() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }): Promise<NewsletterReply> => request(editionsRoute, { signal }),
    refetchInterval: ({ state }) => (isSending(state.data) ? WHILE_SENDING_MS : OTHERWISE_MS),
  });
}

function isSending(known: NewsletterReply | undefined): boolean {
  return (
    known?.editions.some(({ state }) => state === 'sending') === true ||
    known?.mailings.some(({ ended_at }) => ended_at === null) === true
  );
}

/** Updates the cached editions after a write. */
export interface EditionCache {
  /** Refetches the editions. */
  reload(): Promise<void>;
  /** Applies saved text to the cache, so that the previous text does not reappear before the refetch. */
  patch(id: string, text: Pick<EditionReply, 'notes' | 'categories'>): void;
}

export function useEditionCache(): EditionCache {
  const client = useQueryClient();
  return useMemo(() => knownEditions(client), [client]);
}

function knownEditions(client: QueryClient): EditionCache {
  return {
    reload: () => client.invalidateQueries({ queryKey: KEY }),
    patch(id, text) {
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
