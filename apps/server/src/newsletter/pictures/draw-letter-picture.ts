import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import { drawDayChart, drawMonthChart, drawRowChart } from '../../pictures/index.ts';
import { ratedOf, rateText } from '../blocks/compare.ts';
import { MOST_TYPES } from '../blocks/crime-types.ts';
import type { LetterFacts, NeighborFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/index.ts';

/** Renders the chart of a category as SVG. Returns null if there are no figures. */
export function drawLetterPicture(
  category: VisualCategory,
  facts: LetterFacts,
  words: LetterWords,
): string | null {
  switch (category) {
    case 'crime-overview':
      return drawMonths(facts, words, false);
    case 'trend':
      return drawMonths(facts, words, true);
    case 'crime-types':
      return drawTypes(facts, words);
    case 'compare':
      return drawRates(facts, words);
    case 'air-month':
      return drawAir(facts, words);
    default:
      return null;
  }
}

function drawMonths({ crime, name }: LetterFacts, words: LetterWords, withYearBefore: boolean) {
  const last = crime?.months.at(-1);
  if (crime === null || last === undefined) return null;
  return drawMonthChart({
    title: `${name}: ${withYearBefore ? words.trend.caption : words.overview.caption}`,
    columns: crime.months.map(({ month, count, complete, before }) => ({
      label: words.monthName(month, 'short'),
      value: count,
      incomplete: !complete,
      before,
    })),
    lastValue: last.complete ? words.number(last.count) : undefined,
    legend:
      withYearBefore && crime.months.some(({ before }) => before !== null)
        ? words.trend.legend
        : undefined,
  });
}

function drawTypes({ crime, name }: LetterFacts, words: LetterWords): string | null {
  const rows = (crime?.types ?? []).filter(({ count }) => count > 0).slice(0, MOST_TYPES);
  if (rows.length === 0) return null;
  return drawRowChart(
    `${name}: ${words.types.caption}`,
    rows.map((type) => ({
      name: words.crime(type.name),
      value: type.count,
      text: words.number(type.count),
      strong: type.change?.kind === 'clear',
    })),
  );
}

function drawRates(
  { crime, name, neighbors, period }: LetterFacts,
  words: LetterWords,
): string | null {
  if (crime === null) return null;
  const all: readonly NeighborFacts[] = [crime, ...neighbors];
  const rated = all.filter((area) => ratedOf(area) === 'rated');
  if (rated.length < 2) return null;
  return drawRowChart(
    `${name}: ${words.compare.caption(words.month(period))}`,
    rated.map((area) => ({
      name: area.name,
      value: area.count / (area.residents ?? 1),
      text: rateText(area, words),
      strong: area === crime,
    })),
  );
}

function drawAir({ air, name }: LetterFacts, words: LetterWords): string | null {
  if (air === null) return null;
  return drawDayChart(
    `${name}: ${words.airMonth.caption}`,
    air.days.map(({ day, aqi, category }) => ({
      day,
      value: aqi,
      band: category === null ? 0 : AQI_CATEGORIES.indexOf(category),
    })),
  );
}
