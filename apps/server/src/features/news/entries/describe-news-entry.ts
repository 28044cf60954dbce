import type { NewsEntry } from '@townlight/contract/news';
import { pagePath } from '@townlight/domain/pages';
import type { NewsEntryHead, NewsEntrySubject } from '../facts/list-news-entries.ts';
import { markdownToHtml, markdownToText } from '../markdown.ts';
import { describeAirNews } from './describe-air-news.ts';
import { describeCategoryNews } from './describe-category-news.ts';
import { describeCrimeNews } from './describe-crime-news.ts';
import { describePublishedNews } from './describe-published-news.ts';
import type { NewsEntryContent, NewsEntryContext } from './news-entry-context.ts';

/** Describes an entry; cached per snapshot. */
export function describeNewsEntry(entry: NewsEntryHead, context: NewsEntryContext): NewsEntry {
  const { news, area, language } = context;
  const key = `${entry.id} ${language} ${area?.id ?? ''}`;
  const known = news.describedEntries.get(key);
  if (known !== undefined) return known;
  const description = composeEntry(entry, context);
  news.describedEntries.set(key, description);
  return description;
}

function composeEntry(entry: NewsEntryHead, context: NewsEntryContext): NewsEntry {
  const { messages } = context;
  const area = isCountywide(entry.subject) ? null : context.area;
  const { provisional, ...content } = describeKind(entry, context);
  const correction = entry.state === 'current' ? null : describeChange(entry, context);
  const remarks = [
    entry.sample ? messages.text('remark.sample') : null,
    correction,
    provisional ?? null,
  ];
  return {
    id: entry.id,
    kind: kindOf(entry.subject),
    area,
    path: pagePath({ kind: 'news-entry', entry: entry.id, area: area?.id ?? null }),
    crime_month: null,
    air_month: null,
    ...content,
    published_at: entry.publishedAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
    state: entry.state,
    remarks: remarks.filter((remark) => remark !== null),
    correction,
    editor: editorOf(entry, context),
  };
}

/** Returns whether an entry has one page for all areas, like boundaries and categories. */
function isCountywide({ kind }: NewsEntrySubject): boolean {
  return kind === 'published' || kind === 'categories';
}

function kindOf(subject: NewsEntrySubject): NewsEntry['kind'] {
  if (subject.kind !== 'published') return subject.kind;
  return subject.of === 'coronavirus' ? subject.of : 'places';
}

function describeKind(entry: NewsEntryHead, context: NewsEntryContext): NewsEntryContent {
  switch (entry.subject.kind) {
    case 'crime':
      return describeCrimeNews(entry, entry.subject.month, context);
    case 'air':
      return describeAirNews(entry.subject.month, context);
    case 'categories':
      return describeCategoryNews(entry.subject.day, context);
    case 'published':
      return describePublishedNews(entry.subject, context);
  }
}

function describeChange(entry: NewsEntryHead, { area, messages }: NewsEntryContext): string {
  const { first, now } = entry.figures;
  const { text } = messages;
  const day = messages.day(entry.updatedAt);
  if (entry.subject.kind === 'categories') return text('categories.withdrawn', { day });
  const counted = first !== null && first.length === 2 && area === null ? first : null;
  if (entry.state === 'withdrawn')
    return text('remark.withdrawn', { day, first: counted?.[0] ?? null });
  if (counted === null || now === null) return text('remark.updated', { day });
  return text('remark.corrected', {
    day,
    first: counted[0] ?? 0,
    firstAreas: counted[1] ?? 0,
    now: now[0] ?? 0,
    nowAreas: now[1] ?? 0,
  });
}

function editorOf(
  { id }: NewsEntryHead,
  { news, language }: NewsEntryContext,
): NewsEntry['editor'] {
  const written = news.data.paragraphs.find((one) => one.entry === id && one.language === language);
  if (written === undefined) return null;
  return {
    html: markdownToHtml(written.markdown),
    text: markdownToText(written.markdown),
    written_at: written.writtenAt.toISOString(),
  };
}
