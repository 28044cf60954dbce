import { pagePath } from '@townlight/domain/pages';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block } from './block.ts';

/** Describes the data of the edition as a whole; it is the same in every email. */
export function dataNews(
  { record, period, news = [] }: Pick<LetterFacts, 'record' | 'period' | 'news'>,
  words: LetterWords,
): Block {
  const month = words.month(period);
  const sentences =
    record === null
      ? [words.news.none(month)]
      : [
          ...(record.through === null ? [] : [words.news.through(words.month(record.through))]),
          ...(record.provisional ? [words.news.provisional(month)] : []),
          ...(record.releasedAt === null
            ? []
            : [words.news.released(words.day(record.releasedAt))]),
        ];
  return {
    category: 'data-news',
    title: words.titles.news,
    sentences,
    notes: [],
    links: [
      ...news.map(({ id, titles }) => ({
        label: titles[words.language],
        path: pagePath({ kind: 'news-entry', entry: id, area: null }),
      })),
      { label: words.news.link, path: pagePath({ kind: 'data' }) },
    ],
  };
}
