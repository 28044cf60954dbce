import { addMonths } from '@townlight/domain/time';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/email-messages.ts';
import type { Block, MarkedSentence } from './block.ts';

/** The maximum number of bars in the chart, and of changes in the text. */
export const MAX_TYPES = 5;

/** Describes the crime types that were reported most, and those that changed clearly from a year earlier. */
export function describeCrimeTypes(facts: AreaEditionFacts, messages: EmailMessages): Block | null {
  const { crime } = facts;
  // The overview already explains why there are no figures.
  if (crime === null || (crime.types.length === 0 && !crime.complete)) return null;
  const reported = crime.types.filter(({ count }) => count > 0).slice(0, MAX_TYPES);
  const block = { category: 'crime-types', title: messages.titles.types, notes: [] } as const;
  const [first] = reported;
  if (first === undefined) return { ...block, sentences: [messages.types.none] };
  const figure = { crime: messages.crime(first.name), count: messages.number(first.count) };
  return {
    ...block,
    // If several types have the highest count, none is reported most.
    sentences: [
      ...(reported[1]?.count === first.count ? [] : [messages.types.topType(figure)]),
      ...describeChanges(facts, messages),
    ],
    picture: {
      caption: messages.types.caption,
      alt: messages.alt.types(
        messages.list(
          reported.map(({ name, count }) =>
            messages.alt.nameAndFigure(messages.crime(name), messages.number(count)),
          ),
        ),
      ),
    },
  };
}

function describeChanges(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): MarkedSentence[] {
  if (crime === null) return [];
  if (!crime.complete) return [messages.types.incomplete(messages.monthName(period))];
  if (crime.change?.kind === 'not-comparable') return [messages.types.notCompared];
  const against = messages.month(addMonths(period, -12));
  const clear = crime.types.flatMap(({ name, count, change }) =>
    change?.kind === 'clear' ? [{ name, count, change }] : [],
  );
  if (clear.length === 0) return [messages.types.allUnclear];
  const sentences = clear.slice(0, MAX_TYPES).map(({ name, count, change }) =>
    messages.types.moved({
      crime: messages.crime(name),
      count: messages.number(count),
      change: messages.change(change, { against, changeOver: null }),
    }),
  );
  return clear.length > MAX_TYPES ? sentences : [...sentences, messages.types.restUnclear];
}
