import { crimePath } from '@townlight/domain/pages';
import { toSlug } from '@townlight/domain/places';
import { addMonths } from '@townlight/domain/time';
import { formatSinglyCountedCrimes } from '../../crime/index.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock, EmailBlockLink, MarkedSentence } from './block.ts';
import { formatCountChange, getComparisonWithUsual } from './format-count-change.ts';

/** The maximum number of bars in the chart, and of changes in the text. */
export const MAX_SHOWN_CRIME_TYPES = 5;

/** The maximum number of links to a crime type in the neighborhood. */
const MAX_LINKS = 3;

/** Describes the crime types that were reported most, and how each compares with its usual counts. */
export function describeCrimeTypes(
  facts: AreaEditionFacts,
  messages: EmailMessages,
): EmailBlock | null {
  const { crime } = facts;
  const { text } = messages;
  // The overview already explains why there are no figures.
  if (crime === null || (crime.types.length === 0 && !crime.complete)) return null;
  const reported = crime.types.filter(({ count }) => count > 0).slice(0, MAX_SHOWN_CRIME_TYPES);
  const block = { category: 'crime-types', title: text('titles.types'), notes: [] } as const;
  const [first] = reported;
  if (first === undefined)
    return { ...block, sentences: [text('types.none'), ...describeSingle(facts, messages)] };
  const figure = { crime: messages.crime(first.name), count: first.count };
  return {
    ...block,
    // If several types have the highest count, none is reported most.
    sentences: [
      ...(reported[1]?.count === first.count ? [] : [text('types.topType', figure)]),
      ...describeChanges(facts, messages),
      ...describeSingle(facts, messages),
    ],
    picture: {
      caption: text('types.caption'),
      alt: text('alt.types', {
        items: messages.list(
          reported.map(({ name, count }) => `${messages.crime(name)} ${messages.number(count)}`),
        ),
      }),
    },
    links: linkTypes(facts, first.name, messages),
  };
}

/** Links the types whose change is clear, else the one that was reported most. */
function linkTypes(
  { id, name, crime }: AreaEditionFacts,
  first: string,
  messages: EmailMessages,
): EmailBlockLink[] {
  const clear = crime?.complete
    ? crime.types.filter(({ change }) => change?.kind === 'clear').map((type) => type.name)
    : [];
  return (clear.length > 0 ? clear.slice(0, MAX_LINKS) : [first]).map((type) => ({
    label: messages.text('types.link', { crime: messages.crime(type), name }),
    path: crimePath(toSlug(type), { area: id }),
  }));
}

/** States the crimes of which each one matters, also those without a report. */
function describeSingle({ crime }: AreaEditionFacts, messages: EmailMessages): MarkedSentence[] {
  // Figures stored by earlier versions do not list them.
  const single = crime?.single ?? [];
  if (single.length === 0) return [];
  return [messages.text('types.single', { types: formatSinglyCountedCrimes(single, messages) })];
}

function describeChanges(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): MarkedSentence[] {
  if (crime === null) return [];
  const { text } = messages;
  if (!crime.complete) return [text('types.incomplete', { month: messages.monthName(period) })];
  if (crime.change?.kind === 'not-comparable') return [text('types.notCompared')];
  const against = messages.month(addMonths(period, -12));
  const single = new Set(crime.single?.map(({ name }) => name));
  const compared = crime.types.flatMap(({ name, count, change }) =>
    change === null || change.kind === 'not-comparable' || (single.has(name) && !change.usual)
      ? []
      : [{ name: messages.crime(name), count, change, ...getComparisonWithUsual(change) }],
  );
  const having = (...standings: readonly Standing[]) =>
    compared.filter(({ standing }) => standings.includes(standing));
  const list = (some: typeof compared, id: 'types.outside' | 'types.small') =>
    messages.list(
      some.slice(0, MAX_SHOWN_CRIME_TYPES).map(({ name, count, change: { before }, usual }) =>
        text(id, {
          crime: name,
          count,
          before,
          low: usual?.low ?? null,
          high: usual?.high ?? null,
        }),
      ),
    );
  const clear = having('up', 'down');
  const outside = having('above', 'below');
  const small = having('untested').sort(byRise);
  const usual = having('usual');
  return [
    ...clear.slice(0, MAX_SHOWN_CRIME_TYPES).map(({ name, count, change }) =>
      text('types.moved', {
        crime: name,
        count,
        change: formatCountChange(change, { against, changeOver: null }, messages),
      }),
    ),
    ...(outside.length > 0
      ? [text('types.unusual', { types: list(outside, 'types.outside') })]
      : []),
    ...(usual.length > 0
      ? [text('types.usual', { all: usual.length === compared.length, count: usual.length })]
      : []),
    ...(small.length > 0 ? [text('types.untested', { types: list(small, 'types.small') })] : []),
  ];
}

type Standing = ReturnType<typeof getComparisonWithUsual>['standing'];

/** Sorts the largest rises first, so that a rare crime that became frequent is among the named. */
function byRise(
  a: { readonly count: number; readonly change: { readonly before: number } },
  b: { readonly count: number; readonly change: { readonly before: number } },
): number {
  return b.count - b.change.before - (a.count - a.change.before) || b.count - a.count;
}
