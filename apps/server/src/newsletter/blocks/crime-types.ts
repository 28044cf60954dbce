import { addMonths } from '@townlight/domain/time';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block, Sentence } from './block.ts';

/** The maximum number of bars in the chart, and of changes in the text. */
export const MOST_TYPES = 5;

/** Describes the crime types that were reported most, and those that changed clearly from a year earlier. */
export function crimeTypes(facts: LetterFacts, words: LetterWords): Block | null {
  const { crime } = facts;
  // The overview already explains why there are no figures.
  if (crime === null || (crime.types.length === 0 && !crime.complete)) return null;
  const most = crime.types.filter(({ count }) => count > 0).slice(0, MOST_TYPES);
  const block = { category: 'crime-types', title: words.titles.types, notes: [] } as const;
  const [first] = most;
  if (first === undefined) return { ...block, sentences: [words.types.none] };
  const figure = { crime: words.crime(first.name), count: words.number(first.count) };
  return {
    ...block,
    // If several types have the highest count, none is reported most.
    sentences: [
      ...(most[1]?.count === first.count ? [] : [words.types.most(figure)]),
      ...changes(facts, words),
    ],
    picture: {
      caption: words.types.caption,
      alt: words.alt.types(
        words.list(
          most.map(({ name, count }) =>
            words.alt.nameAndFigure(words.crime(name), words.number(count)),
          ),
        ),
      ),
    },
  };
}

function changes({ crime, period }: LetterFacts, words: LetterWords): Sentence[] {
  if (crime === null) return [];
  if (!crime.complete) return [words.types.incomplete(words.monthName(period))];
  if (crime.change?.kind === 'not-comparable') return [words.types.notCompared];
  const against = words.month(addMonths(period, -12));
  const clear = crime.types.flatMap(({ name, count, change }) =>
    change?.kind === 'clear' ? [{ name, count, change }] : [],
  );
  if (clear.length === 0) return [words.types.allUnclear];
  const told = clear.slice(0, MOST_TYPES).map(({ name, count, change }) =>
    words.types.moved({
      crime: words.crime(name),
      count: words.number(count),
      change: words.change(change, { against, changeOver: null }),
    }),
  );
  return clear.length > MOST_TYPES ? told : [...told, words.types.restUnclear];
}
