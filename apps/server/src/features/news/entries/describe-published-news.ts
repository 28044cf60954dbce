import { pagePath } from '@townlight/domain/pages';
import { formatLocalDate } from '@townlight/domain/time';
import type { NewsEntrySubject } from '../facts/list-news-entries.ts';
import type { NewsEntryContent, NewsEntryContext } from './news-entry-context.ts';

/**
 * Describes boundaries, residents, coverage or coronavirus cases that were published on one day. Case numbers are not
 * stated, because some are withheld.
 */
export function describePublishedNews(
  { of, day }: Extract<NewsEntrySubject, { kind: 'published' }>,
  { news, messages }: NewsEntryContext,
): NewsEntryContent {
  const { releases, timeZone } = news.data;
  const { text } = messages;
  const came = releases.filter(
    ({ kind, publishedAt }) => kind === of && formatLocalDate(publishedAt, timeZone) === day,
  );
  return {
    title: text(`published.${of}.title`),
    summary: text(`published.${of}.summary`),
    came: came.map(({ source, rowsRead }) =>
      text('published.came', { of, source: messages.source(source), rows: rowsRead }),
    ),
    moves: [],
    links: [
      of === 'coronavirus'
        ? { text: text('published.map'), path: pagePath({ kind: 'coronavirus', area: null }) }
        : { text: text('published.data'), path: pagePath({ kind: 'data' }) },
    ],
  };
}
