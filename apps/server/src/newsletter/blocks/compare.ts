import { compareWithEach, MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { pagePath } from '@townlight/domain/pages';
import type { LetterFacts, NeighborFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block, Sentence } from './block.ts';

/** Why a neighborhood has no rate, or `rated`. */
export type Rated = 'rated' | 'incomplete' | 'tooFew' | 'noRate';

export function ratedOf({ complete, residents, reliability }: NeighborFacts): Rated {
  if (!complete) return 'incomplete';
  if ((residents ?? 0) < MIN_RESIDENTS_FOR_RATE) return 'noRate';
  return reliability === 'too-few' ? 'tooFew' : 'rated';
}

/** Describes the adjacent neighborhoods: counts, rates, and which differences are statistically significant. */
export function compare(
  { crime, neighbors, period }: LetterFacts,
  words: LetterWords,
): Block | null {
  if (crime === null || neighbors.length === 0) return null;
  const month = words.month(period);
  const all: readonly NeighborFacts[] = [crime, ...neighbors];
  const rated = all.filter((area) => ratedOf(area) === 'rated');
  const reasons = (['incomplete', 'tooFew', 'noRate'] as const).filter((reason) =>
    all.some((area) => ratedOf(area) === reason),
  );
  return {
    category: 'compare',
    title: words.titles.compare(words.monthName(period)),
    sentences: differences(crime, neighbors, words),
    // A chart needs at least two bars.
    ...(rated.length > 1 && {
      picture: {
        caption: words.compare.caption(month),
        alt: words.alt.rates({
          month,
          parts: words.list(
            rated.map((area) => words.alt.nameAndFigure(area.name, rateText(area, words))),
          ),
        }),
      },
    }),
    table: {
      head: words.compare.head,
      rows: all.map((area) => ({
        cells: [area.name, countText(area, words), rateText(area, words)],
        own: area === crime,
      })),
    },
    notes: reasons.map((reason) => words.compare.notes[reason]),
    links: [
      {
        label: words.compare.link,
        path: pagePath({ kind: 'compare', areas: all.slice(0, 4).map(({ slug }) => slug) }),
      },
    ],
  };
}

/** Shows a dash for an incomplete month without records, which is not a count of zero. */
function countText({ count, complete }: NeighborFacts, words: LetterWords): string {
  return !complete && count === 0 ? '–' : words.number(count);
}

export function rateText(area: NeighborFacts, words: LetterWords): string {
  const rated = ratedOf(area);
  return rated === 'rated' ? words.rate(area.count / (area.residents ?? 1)) : words.compare[rated];
}

function differences(
  own: NeighborFacts,
  neighbors: readonly NeighborFacts[],
  words: LetterWords,
): Sentence[] {
  if (ratedOf(own) !== 'rated') return [words.compare.ownUnrated(own.name)];
  const counted = (area: NeighborFacts) => ({ count: area.count, residents: area.residents ?? 1 });
  const rated = neighbors.filter((area) => ratedOf(area) === 'rated');
  const compared = compareWithEach(counted(own), rated.map(counted));
  return (['higher', 'lower', 'unclear'] as const).flatMap((how) => {
    const names = rated.filter((_, at) => compared[at] === how).map(({ name }) => name);
    return names.length === 0
      ? []
      : [words.compare[how]({ names: words.list(names), own: own.name })];
  });
}
