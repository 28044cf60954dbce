import { countMonths, type MonthRange, toYearMonth, yearOf } from '@townlight/domain/time';
import styles from './Coverage.module.css';

/** The maximum number of labeled years: so many labels fit next to each other on a phone. */
const MAX_NAMED_YEARS = 5;

/** A first year with fewer months than this share is not labeled: the next label is too close. */
const MIN_MONTHS_SHARE = 1 / 8;

/**
 * The years above or below the strips; adjacent text covers them for screen readers.
 * @param isIndented names are to the left of the bars
 */
export function YearsAxis({ months, isIndented }: { months: MonthRange; isIndented?: boolean }) {
  const years = Array.from(
    { length: yearOf(months.to) - yearOf(months.from) + 1 },
    (_, at) => yearOf(months.from) + at,
  );
  const step = Math.ceil(years.length / MAX_NAMED_YEARS);
  return (
    <div className={`${styles.years} ${isIndented ? styles.sideBySide : ''}`} aria-hidden="true">
      {years
        .map((year) => ({ year, month: Math.max(toYearMonth(year, 1), months.from) }))
        .filter(({ year }) => (years.length - 1 - years.indexOf(year)) % step === 0)
        .filter(
          ({ year, month }) =>
            toYearMonth(year + 1, 1) - month >= countMonths(months) * MIN_MONTHS_SHARE ||
            year === years.at(-1),
        )
        .map(({ year, month }) => (
          <span
            key={year}
            style={{ left: `${((month - months.from) / countMonths(months)) * 100}%` }}
          >
            {year}
          </span>
        ))}
    </div>
  );
}
