import { TREND_MONTHS } from '@townlight/domain/crime';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import { formatMonth } from '../i18n/figures.ts';
import drawing from './drawing.svg.module.css';
import styles from './MonthBars.svg.module.css';
import type { MonthBar } from './month-bars-layout.ts';

/** The width of a month's short name, or a year, with padding. */
const LABEL_WIDTH = 26;
/** The width of a month's initial. */
const INITIAL_WIDTH = 13;

/** Returns whether a chart has enough months to label its years. */
export function showsYears(bars: readonly unknown[]): boolean {
  return bars.length > TREND_MONTHS;
}

/**
 * The names of the months under their bars, as many as fit. With more than a year of months, each January is labeled
 * with its year above the bars, otherwise both years below them.
 */
export function MonthAxis(props: { bars: readonly MonthBar[]; baseline: number }) {
  const intl = useIntl();
  const { bars, baseline } = props;
  const step = (bars[1]?.x ?? LABEL_WIDTH) - (bars[0]?.x ?? 0);
  const label = monthLabels(intl, bars.length, step);
  return (
    <g>
      {showsYears(bars) ? (
        <Years bars={bars} step={step} baseline={baseline} />
      ) : (
        <YearChange bars={bars} step={step} baseline={baseline} />
      )}
      {bars.map((bar, at) => (
        <text
          key={bar.point.month}
          x={bar.x + bar.width / 2}
          y={baseline + 16}
          className={drawing.tick}
          textAnchor="middle"
        >
          {label(bar.point.month, at)}
        </text>
      ))}
    </g>
  );
}

function monthLabels(intl: IntlShape, count: number, step: number) {
  if (count <= TREND_MONTHS) {
    const every = Math.ceil(LABEL_WIDTH / Math.max(1, step));
    return (month: YearMonth, at: number) =>
      (count - 1 - at) % every === 0 ? formatMonth(intl, month, 'name') : null;
  }
  return (month: YearMonth) =>
    step < INITIAL_WIDTH ? null : formatMonth(intl, month, 'name').charAt(0).toUpperCase();
}

/** Returns the first month of the second year in a chart of at most a year; -1 where there is none. */
export function findYearChange(bars: readonly MonthBar[]): number {
  return showsYears(bars)
    ? -1
    : bars.findIndex(({ point: { month } }, at) => at > 0 && monthOfYear(month) === 1);
}

/** Draws the two years below the months, on each side of January. */
function YearChange(props: { bars: readonly MonthBar[]; step: number; baseline: number }) {
  const january = props.bars[findYearChange(props.bars)];
  if (january === undefined) return null;
  const x = january.x + january.width / 2 - props.step / 2;
  const year = yearOf(january.point.month);
  const y = props.baseline + 33;
  return (
    <g>
      <line x1={x} x2={x} y1={props.baseline + 21} y2={y + 2} className={styles.yearLine} />
      <text x={x - 5} y={y} className={styles.year} textAnchor="end">
        {year - 1}
      </text>
      <text x={x + 5} y={y} className={styles.year}>
        {year}
      </text>
    </g>
  );
}

/** Draws a line at each January, with the year's label where it fits. */
function Years(props: { bars: readonly MonthBar[]; step: number; baseline: number }) {
  const every = Math.ceil((1.4 * LABEL_WIDTH) / Math.max(1, 12 * props.step));
  return props.bars.map(({ point: { month }, x, width }, at) => {
    // a first year without its January is labeled if enough of its months are shown
    const begins = monthOfYear(month) === 1;
    const named = begins || (at === 0 && (13 - monthOfYear(month)) * props.step > 2 * LABEL_WIDTH);
    const start = x + width / 2 - props.step / 2;
    return (
      <g key={month}>
        {begins && at > 0 && (
          <line x1={start} x2={start} y1="20" y2={props.baseline + 6} className={styles.yearLine} />
        )}
        {named && yearOf(month) % every === 0 && (
          <text x={start + 4} y="29" className={styles.year}>
            {yearOf(month)}
          </text>
        )}
      </g>
    );
  });
}
