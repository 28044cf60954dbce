import { MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import { addMonths } from '@townlight/domain/time';
import type { AreaMonthFacts } from '../../crime/index.ts';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block, Sentence } from './block.ts';

/** Describes the number of crimes in the month, compared with a year earlier. */
export function crimeOverview(facts: LetterFacts, words: LetterWords): Block {
  const { crime, period, name, id } = facts;
  const links = [{ label: words.overview.link(name), path: trackerPath('neighborhood', id) }];
  if (crime === null) {
    const sentences = [words.overview.notRecorded(words.monthName(period))];
    return { category: 'crime-overview', title: name, sentences, notes: [], links };
  }
  const agencies =
    crime.agencies.length === 0
      ? []
      : [words.overview.records(words.list(crime.agencies.map(words.name)))];
  return {
    category: 'crime-overview',
    title: name,
    sentences: [overviewSentence(facts, words), ...standing(facts, words)],
    picture: { caption: words.overview.caption, alt: monthsAlt(facts, words) },
    notes: agencies,
    links,
  };
}

/** The figures of a month that the first sentence needs. */
export interface MonthOverview extends Pick<LetterFacts, 'period'> {
  readonly crime: Pick<AreaMonthFacts, 'count' | 'change' | 'rulesChanged'> | null;
}

/** Formats the first sentence about a neighborhood; a shortened section contains only this. */
export function overviewSentence({ crime, period }: MonthOverview, words: LetterWords): Sentence {
  const month = words.monthName(period);
  if (crime === null) return words.overview.notRecorded(month);
  const { count, change } = crime;
  const figure = { count: words.number(count), isOne: count === 1, isNone: count === 0 };
  if (change === null)
    return count === 0
      ? words.overview.nothingYet(words.month(period))
      : words.overview.incomplete({ ...figure, month });
  return words.overview.reported({
    ...figure,
    change: words.change(change, {
      against: words.month(addMonths(period, -12)),
      changeOver: crime.rulesChanged === null ? null : words.month(crime.rulesChanged),
    }),
  });
}

/** Describes the rank, or why there is none. For an incomplete month the first sentence explains it. */
function standing({ crime, period }: LetterFacts, words: LetterWords): Sentence[] {
  if (crime === null || !crime.complete) return [];
  if (crime.standing === 'residents-unknown') return [words.overview.residentsUnknown];
  if (crime.standing === 'outlier' && (crime.residents ?? 0) < MIN_RESIDENTS_FOR_RATE)
    return [words.overview.outlier];
  if (crime.ranking === null) return [words.overview.tooFew];
  return [
    words.overview.rank({
      rank: words.number(crime.ranking),
      ranked: words.number(crime.rankedCount),
      month: words.monthName(period),
    }),
  ];
}

/** Returns the text alternative of the bar chart. */
function monthsAlt({ crime }: LetterFacts, words: LetterWords): string {
  const months = crime?.months ?? [];
  const whole = months.filter(({ complete }) => complete);
  const striped = months.filter(({ complete }) => !complete);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return words.overview.caption;
  const counts = whole.map(({ count }) => count);
  const bars =
    counts.length === 0
      ? []
      : [
          words.alt.months({
            from: words.month(first.month),
            to: words.month(last.month),
            lowest: words.number(Math.min(...counts)),
            highest: words.number(Math.max(...counts)),
            latest: last.complete ? words.number(last.count) : words.compare.incomplete,
          }),
        ];
  return [
    ...bars,
    ...(striped.length === 0
      ? []
      : [words.alt.striped(words.list(striped.map(({ month }) => words.month(month))))]),
  ].join(' ');
}
