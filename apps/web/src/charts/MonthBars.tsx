import { type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { formatMonth } from '../language/figures.ts';
import { useText } from '../language/use-text.ts';
import { inLetters } from '../look/letter-size.ts';
import { countBars, rateBars } from './bar-points.ts';
import styles from './MonthBars.drawn.module.css';
import { layOutMonthBars, type MonthBar } from './month-bars-layout.ts';
import type { MonthPoint } from './month-series.ts';
import { useElementWidth } from './use-element-width.ts';

const HEIGHT = 218;
/** A month's name, or a year, with some air. */
const LABEL_WIDTH = 26;
const PHONE_WIDTH = 350;
const STRIPES = 'month-bars-stripes';

/** Bars by month with the year before as dashes; the months of the period are the strong ones. */
export function MonthBars(props: {
  points: readonly MonthPoint[];
  /** Where the series breaks: a line between the bars, with its month (reading 17). */
  breaks: SeriesBreaks;
  /** Draws rates per 100,000 of so many residents; counts where left out. */
  residents?: number | null;
  isChosen: (month: YearMonth) => boolean;
  /** What the axes tell. // spec 2 */
  xTitle: string;
  yTitle: string;
  /** How wide it is drawn before it is known how much room there is, on the server for one; a phone's width unless told. */
  firstWidth?: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { ref, width } = useElementWidth<HTMLDivElement>(props.firstWidth ?? PHONE_WIDTH);
  const [pointed, setPointed] = useState<YearMonth | null>(null);
  const { residents = null } = props;
  const points = residents === null ? countBars(props.points) : rateBars(props.points, residents);
  const format = (value: number) =>
    intl.formatNumber(value, {
      maximumFractionDigits: residents !== null && value < 10 ? 1 : 0,
    });
  const layout = layOutMonthBars(points, width, HEIGHT, props.breaks);
  const last = points.at(-1);
  const labeled = pointed ?? last?.month;
  const label = monthLabels(intl, layout.bars);
  return (
    <div ref={ref} className={styles.chart}>
      <svg
        width={inLetters(width)}
        height={inLetters(HEIGHT)}
        // On paper the drawing shrinks as a whole.
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summary()}
        onPointerLeave={() => setPointed(null)}
      >
        <pattern id={STRIPES} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.missing} />
          <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" className={styles.missingStripe} />
        </pattern>
        {layout.ticks.map((tick) => (
          <g key={tick.value}>
            <line x1="40" x2={width} y1={tick.y} y2={tick.y} className={styles.grid} />
            <text x="34" y={tick.y + 4} className={styles.tick} textAnchor="end">
              {format(tick.value)}
            </text>
          </g>
        ))}
        <text x="0" y="11" className={styles.axisTitle}>
          {props.yTitle}
        </text>
        <text x={(width + 40) / 2} y={HEIGHT - 3} className={styles.axisTitle} textAnchor="middle">
          {props.xTitle}
        </text>
        {layout.bars.map((bar, at) => (
          <g key={bar.point.month} onPointerEnter={() => setPointed(bar.point.month)}>
            <rect x={bar.x} y="0" width={bar.width} height={HEIGHT} fill="transparent" />
            <Bar bar={bar} chosen={props.isChosen(bar.point.month)} baseline={layout.baseline} />
            <text
              x={bar.x + bar.width / 2}
              y={layout.baseline + 16}
              className={styles.month}
              textAnchor="middle"
            >
              {label(bar.point.month, at)}
            </text>
          </g>
        ))}
        <path d={layout.beforePath} className={styles.before} />
        {layout.breaks.map(({ month, x }) => (
          <BreakLine
            key={month}
            x={x}
            end={x > width / 2}
            baseline={layout.baseline}
            words={text('chart.break', { month: formatMonth(intl, month, 'short') })}
          />
        ))}
        {layout.bars.map(
          (bar) =>
            bar.point.month === labeled &&
            bar.point.state !== 'incomplete' && (
              <text
                key={bar.point.month}
                x={Math.min(bar.x + bar.width / 2, width - 16)}
                y={bar.y - 7}
                className={styles.value}
                textAnchor="middle"
              >
                {format(bar.point.value)}
              </text>
            ),
        )}
      </svg>
    </div>
  );

  function summary(): string {
    const values = points.filter((point) => point.state === 'whole').map((point) => point.value);
    const [first] = points;
    if (first === undefined || last === undefined || values.length === 0)
      return text('chart.count');
    const bars = text(residents === null ? 'chart.summary' : 'chart.summaryRate', {
      from: formatMonth(intl, first.month),
      to: formatMonth(intl, last.month),
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
      latest: format(values.at(-1) as number),
    });
    const rules = layout.breaks.map(({ month }) =>
      text('chart.breakSummary', { month: formatMonth(intl, month) }),
    );
    return [bars, ...rules].join(' ');
  }
}

/** What stands under a bar: the names of its months, of more than a year the years at their Januaries, as many as there is room for. */
function monthLabels(intl: IntlShape, bars: readonly MonthBar[]) {
  const stepWidth = (bars[1]?.x ?? LABEL_WIDTH) - (bars[0]?.x ?? 0);
  if (bars.length <= TREND_MONTHS) {
    const every = Math.ceil(LABEL_WIDTH / Math.max(1, stepWidth));
    return (month: YearMonth, at: number) =>
      (bars.length - 1 - at) % every === 0 ? formatMonth(intl, month, 'name') : null;
  }
  const everyYears = Math.ceil((1.4 * LABEL_WIDTH) / Math.max(1, 12 * stepWidth));
  return (month: YearMonth) =>
    monthOfYear(month) === 1 && yearOf(month) % everyYears === 0 ? String(yearOf(month)) : null;
}

/** A line between two bars, with its words on the side that has more room. */
function BreakLine(props: { x: number; end: boolean; baseline: number; words: string }) {
  return (
    <g>
      <line x1={props.x} x2={props.x} y1="16" y2={props.baseline} className={styles.break} />
      <text
        x={props.x + (props.end ? -5 : 5)}
        y="26"
        className={styles.breakWords}
        textAnchor={props.end ? 'end' : 'start'}
      >
        {props.words}
      </text>
    </g>
  );
}

/** A month without all its records is a striped gap up to what is known of it. */
function Bar(props: { bar: MonthBar; chosen: boolean; baseline: number }) {
  const { bar } = props;
  if (bar.point.state === 'few') {
    return (
      <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} className={styles.few} />
    );
  }
  if (bar.point.state === 'incomplete') {
    const top = Math.min(bar.y, props.baseline - 14);
    return (
      <rect
        x={bar.x}
        y={top}
        width={bar.width}
        height={props.baseline - top}
        fill={`url(#${STRIPES})`}
      />
    );
  }
  return (
    <rect
      x={bar.x}
      y={bar.y}
      width={bar.width}
      height={bar.height}
      rx="2"
      className={props.chosen ? styles.chosen : styles.bar}
    />
  );
}
