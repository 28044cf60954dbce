import type { CategoryChanges } from '@townlight/domain/bundles';
import { pagePath } from '@townlight/domain/pages';
import type { NewsWords } from '../words/news-words.ts';
import type { Telling, ToldOfKind } from './telling.ts';

/** Maximum number of changes in an entry; an import of thousands is summarized by a count. */
const MOST_TOLD = 20;
const MOST_EXAMPLES = 3;

/** Describes the changes that staff made to the categories on one day, without naming who made them. */
export function tellCategories(day: string, { news, words }: Telling): ToldOfKind {
  const own = words.categoryEntry;
  const found = news.data.categoryDays.find((one) => one.day === day);
  if (found === undefined)
    return { title: own.title, summary: own.undone, came: [], moves: [], links: [] };
  const told = sentencesOf(found.changes, words);
  const hidden = told.length - MOST_TOLD;
  return {
    title: own.title,
    summary: own.summary(
      words.day(found.publishedAt),
      partsOf(found.changes, words),
      countsOtherwise(found.changes),
    ),
    came: [...told.slice(0, MOST_TOLD), ...(hidden > 0 ? [own.more(hidden)] : [])],
    moves: [],
    links: [{ text: own.method, path: pagePath({ kind: 'method' }) }],
  };
}

function partsOf(changes: CategoryChanges, { categoryEntry: own }: NewsWords): string[] {
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  const named = ({ added, renamed, removed }: CategoryChanges['types']) =>
    added.length + renamed.length + removed.length;
  const counts = [
    [named(categories), own.parts.categories],
    [named(types) + joined.length + left.length, own.parts.types],
    [nicknames.length, own.parts.moved],
    [descriptions.length, own.parts.descriptions],
  ] as const;
  return counts.flatMap(([count, part]) => (count === 0 ? [] : [part(count)]));
}

/** Returns whether any figures change; a new name alone does not change them. */
function countsOtherwise({ categories, types, ...moved }: CategoryChanges): boolean {
  return [
    categories.added,
    categories.removed,
    types.added,
    types.removed,
    ...Object.values(moved),
  ].some((list: readonly unknown[]) => list.length > 0);
}

function sentencesOf(changes: CategoryChanges, words: NewsWords): string[] {
  const { categoryEntry: own, crime } = words;
  const { categories, types, joined, left, nicknames, descriptions } = changes;
  const maybe = (name: string | null) => (name === null ? null : crime(name));
  const groups = Map.groupBy(descriptions, ({ before, after }) => JSON.stringify([before, after]));
  return [
    ...categories.added.map((name) => own.categoryAdded(crime(name))),
    ...categories.renamed.map((one) => own.categoryRenamed(crime(one.before), crime(one.after))),
    ...categories.removed.map((name) => own.categoryRemoved(crime(name))),
    ...types.added.map((name) => own.typeAdded(crime(name))),
    ...types.renamed.map((one) => own.typeRenamed(crime(one.before), crime(one.after))),
    ...types.removed.map((name) => own.typeRemoved(crime(name))),
    ...joined.map(({ type, category }) => own.joined(crime(type), crime(category))),
    ...left.map(({ type, category }) => own.left(crime(type), crime(category))),
    ...nicknames.map(({ name, before, after }) =>
      own.nickname(crime(name), maybe(before), maybe(after)),
    ),
    ...[...groups.values()].map((group) => {
      const { before = null, after = null } = group[0] ?? {};
      return own.descriptions({
        count: group.length,
        examples: group.slice(0, MOST_EXAMPLES).map(({ name }) => name),
        before: maybe(before),
        after: maybe(after),
      });
    }),
  ];
}
