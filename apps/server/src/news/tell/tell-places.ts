import { pagePath } from '@townlight/domain/pages';
import { dayOf } from '../facts/day-of.ts';
import type { EntrySubject } from '../facts/list-entries.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/** Boundaries, residents or coverage that were published on one day. */
export function tellPlaces(
  { of, day }: Extract<EntrySubject, { kind: 'places' }>,
  { news, words }: Telling,
): ToldOfKind {
  const { releases, timeZone } = news.data;
  const own = words.placesEntry;
  const came = releases.filter(
    ({ kind, publishedAt }) => kind === of && dayOf(publishedAt, timeZone) === day,
  );
  return {
    title: own.title(of),
    summary: own.summary(of),
    came: came.map(({ source, rowsRead }) =>
      own.came({ of, source, rows: words.number(rowsRead) }),
    ),
    moves: [],
    links: [{ text: own.data, path: pagePath({ kind: 'data' }) }],
  };
}
