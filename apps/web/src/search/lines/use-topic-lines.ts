import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchAreas } from '../match-areas.ts';
import type { SearchTopics } from '../search-topics.ts';
import { useEverydayMatch } from '../use-everyday-match.ts';
import type { PlaceLine } from './place-line.ts';

const MOST_TOPICS = 4;
/** Fewer characters match too many topics. */
const LEAST_LETTERS = 3;

/** Returns the matching topics as lines of the search. */
export function useTopicLines(
  words: string,
  topics: SearchTopics | undefined,
): readonly PlaceLine[] {
  const { data } = useQuery({
    queryKey: ['topics', topics?.key],
    enabled: topics !== undefined && words.length >= LEAST_LETTERS,
    queryFn: () => (topics as SearchTopics).load(),
  });
  const everyday = useEverydayMatch(words);
  const detail = topics?.detail;
  return useMemo(() => {
    if (data === undefined || words.length < LEAST_LETTERS || /\d/.test(words)) return [];
    return matchAreas(data, words, MOST_TOPICS, everyday).map((topic) => ({
      key: `topic ${topic.id}`,
      label: topic.name,
      detail,
      choice: { topic },
    }));
  }, [data, words, detail, everyday]);
}
