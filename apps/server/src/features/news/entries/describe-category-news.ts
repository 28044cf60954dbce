import type { NetCategoryChanges } from '@townlight/domain/bundles';
import { pagePath } from '@townlight/domain/pages';
import type { NewsMessages } from '../messages/news-messages.ts';
import type { EntryContent, EntryContext } from './entry-context.ts';

/** Maximum number of changes in an entry; an import of thousands is summarized by a count. */
const MAX_SENTENCES = 20;
const MAX_EXAMPLES = 3;

/** Describes the changes that staff made to the categories on one day, without naming who made them. */
export function describeCategoryNews(day: string, { news, messages }: EntryContext): EntryContent {
  const categoryMessages = messages.categoryEntry;
  const found = news.data.categoryDays.find((one) => one.day === day);
  if (found === undefined)
    return {
      title: categoryMessages.title,
      summary: categoryMessages.undone,
      came: [],
      moves: [],
      links: [],
    };
  const sentences = formatChanges(found.changes, messages);
  const hidden = sentences.length - MAX_SENTENCES;
  return {
    title: categoryMessages.title,
    summary: categoryMessages.summary(
      messages.day(found.publishedAt),
      formatChangeCounts(found.changes, messages),
      countsOtherwise(found.changes),
    ),
    came: [
      ...sentences.slice(0, MAX_SENTENCES),
      ...(hidden > 0 ? [categoryMessages.more(hidden)] : []),
    ],
    moves: [],
    links: [{ text: categoryMessages.method, path: pagePath({ kind: 'method' }) }],
  };
}

function formatChangeCounts(
  changes: NetCategoryChanges,
  { categoryEntry: categoryMessages }: NewsMessages,
): string[] {
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  const named = ({ added, renamed, removed }: NetCategoryChanges['types']) =>
    added.length + renamed.length + removed.length;
  const counts = [
    [named(categories), categoryMessages.changeCounts.categories],
    [named(types) + joined.length + left.length, categoryMessages.changeCounts.types],
    [nicknames.length, categoryMessages.changeCounts.moved],
    [descriptions.length, categoryMessages.changeCounts.descriptions],
  ] as const;
  return counts.flatMap(([count, format]) => (count === 0 ? [] : [format(count)]));
}

/** Returns whether any figures change; a new name alone does not change them. */
function countsOtherwise({ categories, types, ...moved }: NetCategoryChanges): boolean {
  return [
    categories.added,
    categories.removed,
    types.added,
    types.removed,
    ...Object.values(moved),
  ].some((list: readonly unknown[]) => list.length > 0);
}

function formatChanges(changes: NetCategoryChanges, messages: NewsMessages): string[] {
  const { categoryEntry: categoryMessages, crime } = messages;
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  const maybe = (name: string | null) => (name === null ? null : crime(name));
  const groups = Map.groupBy(descriptions, ({ before, after }) => JSON.stringify([before, after]));
  return [
    ...categories.added.map((name) => categoryMessages.categoryAdded(crime(name))),
    ...categories.renamed.map((one) =>
      categoryMessages.categoryRenamed(crime(one.before), crime(one.after)),
    ),
    ...categories.removed.map((name) => categoryMessages.categoryRemoved(crime(name))),
    ...types.added.map((name) => categoryMessages.typeAdded(crime(name))),
    ...types.renamed.map((one) =>
      categoryMessages.typeRenamed(crime(one.before), crime(one.after)),
    ),
    ...types.removed.map((name) => categoryMessages.typeRemoved(crime(name))),
    ...joined.map(({ type, category }) => categoryMessages.joined(crime(type), crime(category))),
    ...left.map(({ type, category }) => categoryMessages.left(crime(type), crime(category))),
    ...nicknames.map(({ name, before, after }) =>
      categoryMessages.nickname(crime(name), maybe(before), maybe(after)),
    ),
    ...[...groups.values()].map((group) => {
      const { before = null, after = null } = group[0] ?? {};
      return categoryMessages.descriptions({
        count: group.length,
        examples: group.slice(0, MAX_EXAMPLES).map(({ name }) => name),
        before: maybe(before),
        after: maybe(after),
      });
    }),
  ];
}
