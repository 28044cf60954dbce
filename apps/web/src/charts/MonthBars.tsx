import type { SeriesBreaks } from '@townlight/domain/crime';
import { monthOfYear, type YearMonth } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../i18n/figures.ts';
import { useText } from '../i18n/use-text.ts';
import { type Measure, toCountBars, toRateBars } from './bar-points.ts';
import { ChartSvg } from './ChartSvg.tsx';
import drawing from './drawing.svg.module.css';
import { END_WIDTH, EndLabels } from './end-labels/EndLabels.tsx';
import { findYearChange, MonthAxis, showsYears } from './MonthAxis.tsx';
import box from './MonthBars.module.css';
import styles from './MonthBars.svg.module.css';
import { layOutMonthBars, type MonthBar, type MonthLineOverlay } from './month-bars-layout.ts';
import type { MonthPoint } from './month-series.ts';
import { useElementWidth } from './use-element-width.ts';
import { useMonthTooltip } from './use-month-tooltip.ts';
import { usePointedMonth } from './use-pointed-month.ts';

const HEIGHT = 218;
const PHONE_WIDTH = 350;
const STRIPES = 'month-bars-stripes';

/**
 * Bars by month in front of their usual range, with the year before as a line across each; the months of the period are
 * highlighted. Each month has a tooltip for pointers and arrow keys.
 */
export function MonthBars(props: {
  points: readonly MonthPoint[];
  /** The breaks of the series: a line between the bars, labeled with its month (reading 17). */
  breaks: SeriesBreaks;
  /** The base of the rates; `null` where no rate can be given. */
  residents: number | null;
  /** Draws rates per 100,000 of the residents, or counts. */
  measure: Measure;
  isChosen: (month: YearMonth) => boolean;
  /** Replaces the lines of the year before; `null` while it loads. */
  lines?: MonthLineOverlay | null | undefined;
  /** The axis titles. // spec 2 */
  xTitle: string;
  yTitle: string;
  /** The width before the container is measured, for example on the server; by default that of a phone. */
  firstWidth?: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { ref, width } = useElementWidth<HTMLDivElement>(props.firstWidth ?? PHONE_WIDTH);
  const [pointed, setPointed] = useState<YearMonth | null>(null);
  const ratedResidents = props.measure === 'rate' ? props.residents : null;
  const bars =
    ratedResidents === null ? toCountBars(props.points) : toRateBars(props.points, ratedResidents);
  const { lines } = props;
  const points = lines === undefined ? bars : bars.map((one) => ({ ...one, before: null }));
  const format = (value: number) =>
    intl.formatNumber(value, {
      maximumFractionDigits: ratedResidents !== null && value < 10 ? 1 : 0,
    });
  const last = points.at(-1);
  // comparison lines have their own names at the end
  const newest = lines === undefined && last?.state === 'whole' ? last : null;
  const layout = layOutMonthBars(
    points,
    width,
    HEIGHT,
    props.breaks,
    lines?.highest(props.points),
    newest === null ? 0 : END_WIDTH,
  );
  const at = points.findIndex((point) => point.month === pointed);
  const bar = layout.bars[at];
  const pointedMonth = props.points.at(at);
  const tooltipModule = useMonthTooltip(pointed !== null);
  const barText =
    pointedMonth &&
    tooltipModule?.formatMonthTooltip(tooltipModule.intl, pointedMonth, props.residents);
  const tooltip = barText
    ? { ...barText, lines: [...barText.lines, ...(lines?.tooltipLines(pointedMonth) ?? [])] }
    : null;
  const { slider, area } = usePointedMonth(props.points, pointed, setPointed);
  const years = showsYears(points);
  // next to the years, which are at January
  const titleAtStart = findYearChange(layout.bars) > points.length / 2;
  const end = newest === null ? width : width - END_WIDTH;
  return (
    <div className={box.chart} {...area}>
      <div ref={ref} className={box.drawing}>
        <ChartSvg width={width} height={HEIGHT} label={summary()}>
          <pattern id={STRIPES} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" className={styles.missing} />
            <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" className={styles.missingStripe} />
          </pattern>
          {layout.ticks.map((tick) => (
            <g key={tick.value}>
              <line x1="40" x2={end} y1={tick.y} y2={tick.y} className={drawing.grid} />
              <text x="38" y={tick.y + 4} className={drawing.tick} textAnchor="end">
                {intl.formatNumber(tick.value, tick.value < 1e5 ? {} : { notation: 'compact' })}
              </text>
            </g>
          ))}
          <text x="0" y="11" className={styles.axisTitle}>
            {props.yTitle}
          </text>
          <text
            x={titleAtStart ? 40 : end}
            y={HEIGHT - 5}
            className={styles.axisTitle}
            textAnchor={titleAtStart ? 'start' : 'end'}
          >
            {props.xTitle}
          </text>
          {layout.bars.map((one) => (
            <g key={one.point.month} onPointerEnter={() => setPointed(one.point.month)}>
              <rect
                x={one.x - layout.gap / 2}
                y="16"
                width={one.width + layout.gap}
                height={HEIGHT - 34}
                className={isHighlighted(one.point.month, pointed) ? styles.lit : styles.column}
              />
              {one.usual && (
                <rect
                  x={one.x - layout.gap / 2}
                  y={one.usual.y}
                  width={one.width + layout.gap}
                  height={one.usual.height}
                  className={styles.usual}
                />
              )}
              <Bar bar={one} chosen={props.isChosen(one.point.month)} baseline={layout.baseline} />
            </g>
          ))}
          <MonthAxis bars={layout.bars} baseline={layout.baseline} />
          {layout.bars.map(
            (one) =>
              one.before !== null && (
                <line
                  key={one.point.month}
                  x1={one.x - layout.gap / 4}
                  x2={one.x + one.width + layout.gap / 4}
                  y1={one.before}
                  y2={one.before}
                  className={styles.before}
                />
              ),
          )}
          {newest && <EndLabels {...{ newest, layout, format }} x={end + 8} />}
          {layout.breaks.map(({ month, x }) => (
            <BreakLine
              key={month}
              x={x}
              y={years ? 43 : 26}
              end={x > end / 2}
              baseline={layout.baseline}
              label={text('chart.break', { month: formatMonth(intl, month, 'short') })}
            />
          ))}
          {lines?.render(layout, width)}
          {layout.bars.map(
            (one) =>
              one.point.month === (pointed ?? (newest === null ? last?.month : null)) &&
              one.point.state === 'whole' && (
                <text
                  key={one.point.month}
                  x={Math.min(one.x + one.width / 2, width - 16)}
                  y={one.y - 7}
                  className={drawing.value}
                  textAnchor="middle"
                >
                  {format(one.point.value)}
                </text>
              ),
          )}
        </ChartSvg>
      </div>
      <input
        {...slider}
        type="range"
        min={0}
        className={box.slider}
        aria-label={text('chart.tip.label')}
        aria-valuetext={
          tooltip
            ? [tooltip.month, ...tooltip.lines].join('. ')
            : pointedMonth && knownOf(pointedMonth.month)
        }
      />
      {tooltipModule && bar && tooltip && (
        <tooltipModule.MonthTooltip content={tooltip} bar={bar} width={width} />
      )}
    </div>
  );

  /** Describes a month before its tooltip has loaded. */
  function knownOf(month: YearMonth): string {
    const known = points[at];
    const value = known?.state === 'whole' ? format(known.value) : null;
    return [formatMonth(intl, month), value].filter(Boolean).join(': ');
  }

  function summary(): string {
    const values = points.filter((point) => point.state === 'whole').map((point) => point.value);
    const [first] = points;
    if (first === undefined || last === undefined || values.length === 0)
      return text('chart.count');
    const bars = text(ratedResidents === null ? 'chart.summary' : 'chart.summaryRate', {
      from: formatMonth(intl, first.month),
      to: formatMonth(intl, last.month),
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
      latest: format(values.at(-1) as number),
    });
    const rules = layout.breaks.map(({ month }) =>
      text('chart.breakSummary', { month: formatMonth(intl, month) }),
    );
    return [bars, ...(lines ? [lines.summary(props.points)] : []), ...rules].join(' ');
  }
}

/** Returns whether a month is the one under the pointer, or the same month of another year. */
function isHighlighted(month: YearMonth, pointed: YearMonth | null): boolean {
  return pointed !== null && monthOfYear(month) === monthOfYear(pointed);
}

/** A line between two bars, with its label on the side that has more space. */
function BreakLine(props: { x: number; y: number; end: boolean; baseline: number; label: string }) {
  return (
    <g>
      <line x1={props.x} x2={props.x} y1="16" y2={props.baseline} className={styles.break} />
      <text
        x={props.x + (props.end ? -5 : 5)}
        y={props.y}
        className={drawing.text}
        textAnchor={props.end ? 'end' : 'start'}
      >
        {props.label}
      </text>
    </g>
  );
}

/** Height of the outline of a month with too few reports for a rate. */
const FEW_HEIGHT = 8;

/** An incomplete month is a striped bar with the height of its recorded count. */
function Bar(props: { bar: MonthBar; chosen: boolean; baseline: number }) {
  const { bar } = props;
  if (bar.point.state === 'few') {
    return (
      <rect
        x={bar.x}
        y={props.baseline - FEW_HEIGHT}
        width={bar.width}
        height={FEW_HEIGHT}
        className={styles.few}
      />
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
