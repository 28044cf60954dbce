import { pagePath } from '@townlight/domain/pages';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock } from './block.ts';

/** Describes the data of the edition as a whole; it is the same in every email. */
export function describeDataNews(
  { record, period, news = [] }: Pick<AreaEditionFacts, 'record' | 'period' | 'news'>,
  messages: EmailMessages,
): EmailBlock {
  const { text } = messages;
  const month = messages.month(period);
  const sentences =
    record === null
      ? [text('news.none', { month })]
      : [
          ...(record.through === null
            ? []
            : [text('news.through', { month: messages.month(record.through) })]),
          ...(record.provisional ? [text('news.provisional', { month })] : []),
          ...(record.releasedAt === null
            ? []
            : [text('news.released', { day: messages.day(record.releasedAt) })]),
        ];
  return {
    category: 'data-news',
    title: text('titles.news'),
    sentences,
    notes: [],
    links: [
      ...news.map(({ id, titles }) => ({
        label: titles[messages.language],
        path: pagePath({ kind: 'news-entry', entry: id, area: null }),
      })),
      { label: text('news.link'), path: pagePath({ kind: 'data' }) },
    ],
  };
}
