import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { Basket } from '@townlight/contract/crime';
import { afterEach, expect, test } from 'vitest';
import { setApiTransport } from '../../../http/api-request.ts';
import { monthlyTrendQuery } from './crime-queries.ts';

const COUNTS = { everything: 90, default: 40 };

afterEach(() => setApiTransport((path, init) => fetch(path, init)));

test('the chart has the counts of the basket that is chosen', async () => {
  setApiTransport(async (path) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const crime_count =
      COUNTS[searchParams.get('basket') === 'everything' ? 'everything' : 'default'];
    const month = { month: 9, year: 2026, crime_count, complete: true, recorded: true };
    const usual = { usual_low: null, usual_high: null };
    return new Response(JSON.stringify({ trends: [{ ...month, ...usual, provisional: false }] }));
  });
  const queryClient = new QueryClient();
  const crimeSelection = { partition: 'neighborhoods', bigBundle: null, smallBundles: [] } as const;
  const { result, rerender } = renderHook(
    ({ basket }: { basket?: Basket }) =>
      useQuery(monthlyTrendQuery({ ...crimeSelection, basket }, 'venice', 12)),
    {
      initialProps: {},
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  const newest = () => result.current.data?.at(-1)?.crime_count;
  await waitFor(() => expect(newest()).toBe(COUNTS.default));
  rerender({ basket: 'everything' });
  await waitFor(() => expect(newest()).toBe(COUNTS.everything));
  rerender({});
  expect(newest()).toBe(COUNTS.default);
});
