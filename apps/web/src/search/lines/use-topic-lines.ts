import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchAreas, type SearchTopics } from '../match-areas.ts';
import { useEverydayMatch } from '../use-matching-areas.ts';
import type { PlaceLine } from './place-line.ts';

const MAX_TOPICS = 4;
/** Fewer characters match too many topics. */
const MIN_CHARACTERS = 3;

/** Returns the matching topics as lines of the search. */
export function useTopicLines(
  searchText: string,
  topics: SearchTopics | undefined,
): readonly PlaceLine[] {
  const { data } = useQuery({
    queryKey: ['topics', topics?.key],
    enabled: topics !== undefined && searchText.length >= MIN_CHARACTERS,
    queryFn: () => (topics as SearchTopics).load(),
  });
  const everyday = useEverydayMatch(searchText);
  const detail = topics?.detail;
  return useMemo(() => {
    if (data === undefined || searchText.length < MIN_CHARACTERS || /\d/.test(searchText))
      return [];
    return matchAreas(data, searchText, MAX_TOPICS, everyday).map((topic) => ({
      key: `topic ${topic.id}`,
      label: topic.name,
      detail,
      choice: { topic },
    }));
  }, [data, searchText, detail, everyday]);
}
