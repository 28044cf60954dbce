import { pagePath } from '@townlight/domain/pages';
import { dayInCounty } from '@townlight/domain/time';
import type { EntrySubject } from '../facts/list-entries.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/**
 * Describes boundaries, residents, coverage or coronavirus cases that were published on one day. Case numbers are not
 * stated, because some are withheld.
 */
export function tellPublished(
  { of, day }: Extract<EntrySubject, { kind: 'published' }>,
  { news, words }: Telling,
): ToldOfKind {
  const { releases, timeZone } = news.data;
  const own = words.publishedEntry;
  const came = releases.filter(
    ({ kind, publishedAt }) => kind === of && dayInCounty(publishedAt, timeZone) === day,
  );
  return {
    title: own.title(of),
    summary: own.summary(of),
    came: came.map(({ source, rowsRead }) =>
      own.came({ of, source, rows: words.number(rowsRead) }),
    ),
    moves: [],
    links: [
      of === 'coronavirus'
        ? { text: own.map, path: pagePath({ kind: 'coronavirus', area: null }) }
        : { text: own.data, path: pagePath({ kind: 'data' }) },
    ],
  };
}
