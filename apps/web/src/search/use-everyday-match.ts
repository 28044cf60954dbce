import { useQuery } from '@tanstack/react-query';
import type { EverydayMatch } from './match-areas.ts';

/** Loads everyday names and misspellings with the first character that is typed. */
export function useEverydayMatch(typed: string): EverydayMatch | undefined {
  const { data } = useQuery({
    queryKey: ['everyday-match'],
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) =>
      await (await import('./everyday-match.ts')).loadEverydayMatch(client),
  });
  return data;
}
