import { pagePath } from '@townlight/domain/pages';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/email-messages.ts';
import type { Block } from './block.ts';

/** Describes the data of the edition as a whole; it is the same in every email. */
export function describeDataNews(
  { record, period, news = [] }: Pick<AreaEditionFacts, 'record' | 'period' | 'news'>,
  messages: EmailMessages,
): Block {
  const month = messages.month(period);
  const sentences =
    record === null
      ? [messages.news.none(month)]
      : [
          ...(record.through === null
            ? []
            : [messages.news.through(messages.month(record.through))]),
          ...(record.provisional ? [messages.news.provisional(month)] : []),
          ...(record.releasedAt === null
            ? []
            : [messages.news.released(messages.day(record.releasedAt))]),
        ];
  return {
    category: 'data-news',
    title: messages.titles.news,
    sentences,
    notes: [],
    links: [
      ...news.map(({ id, titles }) => ({
        label: titles[messages.language],
        path: pagePath({ kind: 'news-entry', entry: id, area: null }),
      })),
      { label: messages.news.link, path: pagePath({ kind: 'data' }) },
    ],
  };
}
