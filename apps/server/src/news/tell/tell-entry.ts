import type { NewsEntry } from '@townlight/contract/news';
import { pagePath } from '@townlight/domain/pages';
import type { EntrySubject, FoundEntry } from '../facts/list-entries.ts';
import { markdownToHtml, markdownToText } from '../markdown.ts';
import { tellAir } from './tell-air.ts';
import { tellCategories } from './tell-categories.ts';
import { tellCrime } from './tell-crime.ts';
import { tellPublished } from './tell-published.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/** Describes an entry; cached per snapshot. */
export function tellEntry(entry: FoundEntry, telling: Telling): NewsEntry {
  const { news, area, language } = telling;
  const key = `${entry.id} ${language} ${area?.id ?? ''}`;
  const known = news.kept.get(key);
  if (known !== undefined) return known;
  const told = tell(entry, telling);
  news.kept.set(key, told);
  return told;
}

function tell(entry: FoundEntry, telling: Telling): NewsEntry {
  const { words } = telling;
  const area = isEverybodys(entry.subject) ? null : telling.area;
  const { provisional, ...told } = tellKind(entry, telling);
  const remarks = [
    entry.sample ? words.sample : null,
    entry.state === 'current' ? null : changed(entry, telling),
    provisional ?? null,
  ];
  return {
    id: entry.id,
    kind: kindOf(entry.subject),
    area,
    path: pagePath({ kind: 'news-entry', entry: entry.id, area: area?.id ?? null }),
    ...told,
    published_at: entry.publishedAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
    state: entry.state,
    remarks: remarks.filter((remark) => remark !== null),
    editor: editorOf(entry, telling),
  };
}

/** Returns whether an entry has one page for all areas, like boundaries and categories. */
function isEverybodys({ kind }: EntrySubject): boolean {
  return kind === 'published' || kind === 'categories';
}

function kindOf(subject: EntrySubject): NewsEntry['kind'] {
  if (subject.kind !== 'published') return subject.kind;
  return subject.of === 'coronavirus' ? subject.of : 'places';
}

function tellKind(entry: FoundEntry, telling: Telling): ToldOfKind {
  switch (entry.subject.kind) {
    case 'crime':
      return tellCrime(entry, entry.subject.month, telling);
    case 'air':
      return tellAir(entry.subject.month, telling);
    case 'categories':
      return tellCategories(entry.subject.day, telling);
    case 'published':
      return tellPublished(entry.subject, telling);
  }
}

function changed(entry: FoundEntry, { area, words }: Telling): string {
  const { first, now } = entry.figures;
  const day = words.day(entry.updatedAt);
  if (entry.subject.kind === 'categories') return words.categoryEntry.withdrawn(day);
  const number = (figures: readonly number[], at: number) => words.number(figures[at] ?? 0);
  const counted = first !== null && first.length === 2 && area === null ? first : null;
  if (entry.state === 'withdrawn')
    return words.withdrawn({ day, first: counted && number(counted, 0) });
  return words.corrected({
    day,
    figures:
      counted && now
        ? {
            first: number(counted, 0),
            firstAreas: number(counted, 1),
            now: number(now, 0),
            nowAreas: number(now, 1),
          }
        : null,
  });
}

function editorOf({ id }: FoundEntry, { news, language }: Telling): NewsEntry['editor'] {
  const written = news.data.paragraphs.find((one) => one.entry === id && one.language === language);
  if (written === undefined) return null;
  return {
    html: markdownToHtml(written.markdown),
    text: markdownToText(written.markdown),
    written_at: written.writtenAt.toISOString(),
  };
}
