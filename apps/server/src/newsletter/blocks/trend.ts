import { TREND_MONTHS } from '@townlight/domain/crime';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block } from './block.ts';

/** Describes the 12 months up to this one, compared with the 12 before. */
export function trend({ crime, period }: LetterFacts, words: LetterWords): Block | null {
  if (crime === null) return null;
  const { months, year, rulesChanged, rulesChangedBy } = crime;
  const changeOver = rulesChanged === null ? null : words.month(rulesChanged);
  // Figures stored by earlier versions do not contain the agencies.
  const agencies = (rulesChangedBy ?? []).map(words.name);
  const missing = months.filter(({ complete }) => !complete);
  // A new dataset may have fewer than 12 months.
  if (months.length < TREND_MONTHS && missing.length === 0) return null;
  const sentence =
    year === null
      ? words.trend.incomplete({
          months: words.list(missing.map(({ month }) => words.month(month))),
        })
      : words.trend.year({
          count: words.number(year.count),
          month: words.month(period),
          change: words.change(year.change, { against: words.trend.earlier, changeOver }),
        });
  const before = months.flatMap((month) => month.before ?? []);
  return {
    category: 'trend',
    title: words.titles.trend,
    sentences: [sentence],
    picture: {
      caption: words.trend.caption,
      alt: words.alt.trend({
        now: words.list(
          months.map(({ month, count, complete }) =>
            words.alt.nameAndFigure(
              words.monthName(month, 'short'),
              complete ? words.number(count) : words.compare.incomplete,
            ),
          ),
        ),
        before: before.length === 0 ? null : words.list(before.map(words.number)),
      }),
    },
    notes:
      changeOver === null
        ? []
        : [words.trend.rulesChanged({ month: changeOver, agencies: words.list(agencies) })],
  };
}
