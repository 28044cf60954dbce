import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import {
  mergeSubscribedNeighborhoods,
  type SubscribedNeighborhood,
} from '@townlight/domain/subscriptions';
import { BROWSER_ONLY } from '../../../http/query-client.ts';
import {
  fetchSubscriber,
  type Subscriber,
  type SubscriberPreferences,
  saveNeighborhoods,
  savePreferences,
} from './subscriber.ts';

const keyOf = ({ userHash }: SubscriptionCredentials) => ['subscriber', userHash];

/** Fetches the subscription, again on every window focus: another tab may have confirmed or changed it. */
export function useSubscriber(key: SubscriptionCredentials) {
  return useQuery({
    queryKey: keyOf(key),
    queryFn: ({ signal }) => fetchSubscriber(key, signal),
    meta: BROWSER_ONLY,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
}

export interface SubscriberChanges {
  /** Changes the neighborhoods. */
  readonly neighborhoods: (
    change: (now: readonly SubscribedNeighborhood[]) => readonly SubscribedNeighborhood[],
  ) => void;
  readonly preferences: (change: Partial<SubscriberPreferences>) => void;
  readonly dismissWaiting: () => void;
}

/**
 * Applies changes optimistically and sends them one after the other; each reply replaces the cached subscription,
 * which is then fetched again. A failed change is rolled back individually, whatever was changed since.
 */
export function useSubscriberChanges(
  key: SubscriptionCredentials,
  onFailure: (error: unknown) => void,
): SubscriberChanges {
  const client = useQueryClient();
  const queryKey = keyOf(key);
  const scope = { id: queryKey.join(' ') };
  const show = (change: (now: Subscriber) => Subscriber) => {
    // A pending reply would restore the previous state.
    void client.cancelQueries({ queryKey }, { revert: false });
    client.setQueryData<Subscriber>(queryKey, (now) => now && change(now));
  };
  const settle = (saved: Subscriber | undefined) => {
    // The reply of a later pending change includes this one.
    if (client.isMutating({ mutationKey: queryKey }) > 1) return;
    if (saved !== undefined) client.setQueryData(queryKey, saved);
    // spec 4: then refetches. Not awaited: the next change does not wait for it.
    void client.invalidateQueries({ queryKey });
  };

  const neighborhoods = useMutation({
    mutationKey: queryKey,
    scope,
    networkMode: 'always',
    mutationFn: ({ before, after }: ListChange) => saveNeighborhoods(key, before, after),
    onError(error, { before, after }) {
      show((now) => withList(now, mergeSubscribedNeighborhoods(after, before, now.neighborhoods)));
      onFailure(error);
    },
    onSettled: settle,
  });
  const preferences = useMutation({
    mutationKey: queryKey,
    scope,
    networkMode: 'always',
    mutationFn: ({ change }: PreferencesChange) => savePreferences(key, change),
    onError(error, { before }) {
      show((now) => ({ ...now, ...before }));
      onFailure(error);
    },
    onSettled: settle,
  });
  const dismissal = useMutation({
    mutationKey: queryKey,
    scope,
    networkMode: 'always',
    mutationFn: () => savePreferences(key, { waiting: 'dismiss' }),
    onError: onFailure,
    onSettled: settle,
  });

  const shown = () => client.getQueryData<Subscriber>(queryKey);
  return {
    neighborhoods(change) {
      const before = shown()?.neighborhoods;
      if (before === undefined) return;
      const after = change(before);
      show((now) => withList(now, after));
      neighborhoods.mutate({ before, after });
    },
    preferences(change) {
      const now = shown();
      if (now === undefined) return;
      const { language, how_often, alerts } = now;
      const all = { language, how_often, alerts };
      const before = Object.fromEntries(
        Object.entries(all).filter(([name]) => name in change),
      ) as Partial<SubscriberPreferences>;
      show((current) => ({ ...current, ...change }));
      preferences.mutate({ change, before });
    },
    dismissWaiting: () => dismissal.mutate(),
  };
}

interface ListChange {
  readonly before: readonly SubscribedNeighborhood[];
  readonly after: readonly SubscribedNeighborhood[];
}

interface PreferencesChange {
  readonly change: Partial<SubscriberPreferences>;
  readonly before: Partial<SubscriberPreferences>;
}

function withList(now: Subscriber, neighborhoods: readonly SubscribedNeighborhood[]): Subscriber {
  return { ...now, neighborhoods };
}
