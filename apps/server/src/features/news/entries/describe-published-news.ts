import { pagePath } from '@townlight/domain/pages';
import { formatLocalDate } from '@townlight/domain/time';
import type { EntrySubject } from '../facts/list-entries.ts';
import type { EntryContent, EntryContext } from './entry-context.ts';

/**
 * Describes boundaries, residents, coverage or coronavirus cases that were published on one day. Case numbers are not
 * stated, because some are withheld.
 */
export function describePublishedNews(
  { of, day }: Extract<EntrySubject, { kind: 'published' }>,
  { news, messages }: EntryContext,
): EntryContent {
  const { releases, timeZone } = news.data;
  const publishedMessages = messages.publishedEntry;
  const came = releases.filter(
    ({ kind, publishedAt }) => kind === of && formatLocalDate(publishedAt, timeZone) === day,
  );
  return {
    title: publishedMessages.title(of),
    summary: publishedMessages.summary(of),
    came: came.map(({ source, rowsRead }) =>
      publishedMessages.came({ of, source, rows: messages.number(rowsRead) }),
    ),
    moves: [],
    links: [
      of === 'coronavirus'
        ? { text: publishedMessages.map, path: pagePath({ kind: 'coronavirus', area: null }) }
        : { text: publishedMessages.data, path: pagePath({ kind: 'data' }) },
    ],
  };
}
