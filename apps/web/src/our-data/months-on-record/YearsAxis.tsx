import { type MonthRange, monthsIn, yearMonth, yearOf } from '@townlight/domain/time';
import styles from './Coverage.module.css';

/** So many years are named at most: their names fit beside each other on a phone. */
const MOST_NAMED = 5;

/** A year of which the picture holds fewer months than this is not named at its left edge: the next name is too near. */
const LEAST_MONTHS_SHARE = 1 / 8;

/** The years above or below the picture. What they say is in the words beside it. @param beside names stand to the left of the bars */
export function YearsAxis({ months, beside }: { months: MonthRange; beside?: boolean }) {
  const years = Array.from(
    { length: yearOf(months.to) - yearOf(months.from) + 1 },
    (_, at) => yearOf(months.from) + at,
  );
  const step = Math.ceil(years.length / MOST_NAMED);
  return (
    <div className={`${styles.years} ${beside ? styles.beside : ''}`} aria-hidden="true">
      {years
        .map((year) => ({ year, month: Math.max(yearMonth(year, 1), months.from) }))
        .filter(({ year }) => (years.length - 1 - years.indexOf(year)) % step === 0)
        .filter(
          ({ year, month }) =>
            yearMonth(year + 1, 1) - month >= monthsIn(months) * LEAST_MONTHS_SHARE ||
            year === years.at(-1),
        )
        .map(({ year, month }) => (
          <span key={year} style={{ left: `${((month - months.from) / monthsIn(months)) * 100}%` }}>
            {year}
          </span>
        ))}
    </div>
  );
}
