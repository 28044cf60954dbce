import type { Language } from '@townlight/domain/language';
import type { YearMonth } from '@townlight/domain/time';
import type { FoundEntry } from '../facts/list-entries.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import type { NewsCounty } from '../words/news-words.ts';
import { newsWords } from '../words/words-of.ts';
import { tellEntry } from './tell-entry.ts';

/** A link to an entry: plain data that can be stored. */
export interface EntryTitle {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Lists the entries about crime and air in a month, newest first, without withdrawn ones. */
export function monthEntries(
  news: NewsSnapshot,
  month: YearMonth,
  county: NewsCounty,
): readonly EntryTitle[] {
  return titlesOf(
    news,
    ({ subject, state }) => 'month' in subject && subject.month === month && state !== 'withdrawn',
    county,
  );
}

/** Lists the entries published between two moments, newest first, without crime, sample data and withdrawn ones. */
export function weekEntries(
  news: NewsSnapshot,
  { from, to }: { from: Date; to: Date },
  county: NewsCounty,
): readonly EntryTitle[] {
  return titlesOf(
    news,
    ({ subject, state, sample, publishedAt }) =>
      subject.kind !== 'crime' &&
      state !== 'withdrawn' &&
      !sample &&
      publishedAt >= from &&
      publishedAt < to,
    county,
  );
}

function titlesOf(
  news: NewsSnapshot,
  isWanted: (entry: FoundEntry) => boolean,
  county: NewsCounty,
): readonly EntryTitle[] {
  const words = newsWords(county);
  return news.entries.filter(isWanted).map((entry) => {
    const title = (language: Language) =>
      tellEntry(entry, { news, area: null, language, words: words[language] }).title;
    return { id: entry.id, titles: { en: title('en'), es: title('es') } };
  });
}
