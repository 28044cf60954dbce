import type { Language } from '@townlight/domain/language';
import type { YearMonth } from '@townlight/domain/time';
import type { NewsEntryHead } from '../facts/list-news-entries.ts';
import { createNewsMessages, type NewsCounty } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { describeNewsEntry } from './describe-news-entry.ts';

/** A link to an entry: plain data that can be stored. */
export interface NewsEntryLink {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Lists the entries about crime and air in a month, newest first, without withdrawn ones. */
export function listMonthEntries(
  news: NewsSnapshot,
  month: YearMonth,
  county: NewsCounty,
): readonly NewsEntryLink[] {
  return listTitles(
    news,
    ({ subject, state }) => 'month' in subject && subject.month === month && state !== 'withdrawn',
    county,
  );
}

/** Lists the entries published between two moments, newest first, without crime, sample data and withdrawn ones. */
export function listWeekEntries(
  news: NewsSnapshot,
  { from, to }: { from: Date; to: Date },
  county: NewsCounty,
): readonly NewsEntryLink[] {
  return listTitles(
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

function listTitles(
  news: NewsSnapshot,
  isWanted: (entry: NewsEntryHead) => boolean,
  county: NewsCounty,
): readonly NewsEntryLink[] {
  const messages = createNewsMessages(county);
  return news.entries.filter(isWanted).map((entry) => {
    const title = (language: Language) =>
      describeNewsEntry(entry, { news, area: null, language, messages: messages[language] }).title;
    return { id: entry.id, titles: { en: title('en'), es: title('es') } };
  });
}
