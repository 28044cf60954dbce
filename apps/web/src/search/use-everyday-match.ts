import { useQuery } from '@tanstack/react-query';
import type { EverydayMatch } from './match-areas.ts';

/** Loads everyday names and misspellings with the first character that is typed. */
export function useEverydayMatch(typed: string): EverydayMatch | undefined {
  const { data } = useQuery({
    queryKey: ['everyday-match'],
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    queryFn: async () => (await import('./everyday-match.ts')).everydayMatch,
  });
  return data;
}
