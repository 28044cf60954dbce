import type { NetCategoryChanges } from '@townlight/domain/bundles';
import { pagePath } from '@townlight/domain/pages';
import type { NewsMessages } from '../messages/index.ts';
import type { NewsEntryContent, NewsEntryContext } from './news-entry-context.ts';

/** Maximum number of changes in an entry; an import of thousands is summarized by a count. */
const MAX_SENTENCES = 20;
const MAX_EXAMPLES = 3;

/** Describes the changes that staff made to the categories on one day, without naming who made them. */
export function describeCategoryNews(
  day: string,
  { news, messages }: NewsEntryContext,
): NewsEntryContent {
  const { text } = messages;
  const found = news.data.categoryDays.find((one) => one.day === day);
  if (found === undefined)
    return {
      title: text('categories.title'),
      summary: text('categories.undone'),
      came: [],
      moves: [],
      links: [],
    };
  const sentences = formatChanges(found.changes, messages);
  const hidden = sentences.length - MAX_SENTENCES;
  return {
    title: text('categories.title'),
    summary: text('categories.summary', {
      day: messages.day(found.publishedAt),
      changes: messages.list(formatChangeCounts(found.changes, messages)),
      hasNewFigures: countsOtherwise(found.changes),
    }),
    came: [
      ...sentences.slice(0, MAX_SENTENCES),
      ...(hidden > 0 ? [text('categories.more', { count: hidden })] : []),
    ],
    moves: [],
    links: [{ text: text('categories.method'), path: pagePath({ kind: 'method' }) }],
  };
}

function formatChangeCounts(changes: NetCategoryChanges, { text }: NewsMessages): string[] {
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  const named = ({ added, renamed, removed }: NetCategoryChanges['types']) =>
    added.length + renamed.length + removed.length;
  const counts = [
    [named(categories), 'categories.count.categories'],
    [named(types) + joined.length + left.length, 'categories.count.types'],
    [nicknames.length, 'categories.count.nicknames'],
    [descriptions.length, 'categories.count.descriptions'],
  ] as const;
  return counts.flatMap(([count, id]) => (count === 0 ? [] : [text(id, { count })]));
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
  const { text, crime, list } = messages;
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  // A name may be any text, so no message selects by it.
  const nullable = (before: string | null, after: string | null) => ({
    hasBefore: before !== null,
    before: before === null ? null : crime(before),
    hasAfter: after !== null,
    after: after === null ? null : crime(after),
  });
  const renamed = (one: { before: string; after: string }) => ({
    before: crime(one.before),
    after: crime(one.after),
  });
  const groups = Map.groupBy(descriptions, ({ before, after }) => JSON.stringify([before, after]));
  return [
    ...categories.added.map((name) => text('categories.added', { name: crime(name) })),
    ...categories.renamed.map((one) => text('categories.renamed', renamed(one))),
    ...categories.removed.map((name) => text('categories.removed', { name: crime(name) })),
    ...types.added.map((name) => text('types.added', { name: crime(name) })),
    ...types.renamed.map((one) => text('types.renamed', renamed(one))),
    ...types.removed.map((name) => text('types.removed', { name: crime(name) })),
    ...joined.map(({ type, category }) =>
      text('types.joined', { type: crime(type), category: crime(category) }),
    ),
    ...left.map(({ type, category }) =>
      text('types.left', { type: crime(type), category: crime(category) }),
    ),
    ...nicknames.map(({ name, before, after }) =>
      text('categories.nickname', { name: crime(name), ...nullable(before, after) }),
    ),
    ...[...groups.values()].map((group) => {
      const { before = null, after = null } = group[0] ?? {};
      return text('categories.descriptions', {
        count: group.length,
        examples: list(group.slice(0, MAX_EXAMPLES).map(({ name }) => name)),
        hasMore: group.length > MAX_EXAMPLES,
        ...nullable(before, after),
      });
    }),
  ];
}
