import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../app/figures.ts';
import { useText } from '../app/use-text.ts';
import styles from './MonthBars.module.css';
import { layOutMonthBars, type MonthBar } from './month-bars-layout.ts';
import type { MonthPoint } from './month-series.ts';
import { useElementWidth } from './use-element-width.ts';

const HEIGHT = 190;
const STRIPES = 'month-bars-stripes';

/** Bars by month with the year before as dashes; the months of the period are the strong ones. */
export function MonthBars(props: {
  points: readonly MonthPoint[];
  isChosen: (point: MonthPoint) => boolean;
}) {
  const intl = useIntl();
  const text = useText();
  const { ref, width } = useElementWidth<HTMLDivElement>(350);
  const [pointed, setPointed] = useState<MonthPoint | null>(null);
  const layout = layOutMonthBars(props.points, width, HEIGHT);
  const last = props.points.at(-1);
  const labelled = pointed ?? last;
  const step = width < 300 ? 2 : 1;
  return (
    <div ref={ref} className={styles.chart}>
      <svg
        width={width}
        height={HEIGHT}
        // On paper the drawing shrinks as a whole.
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summaryOf(props.points)}
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
              {intl.formatNumber(tick.value)}
            </text>
          </g>
        ))}
        {layout.bars.map((bar, at) => (
          <g key={bar.point.month} onPointerEnter={() => setPointed(bar.point)}>
            <rect x={bar.x} y="0" width={bar.width} height={HEIGHT} fill="transparent" />
            <Bar bar={bar} chosen={props.isChosen(bar.point)} baseline={layout.baseline} />
            {(layout.bars.length - 1 - at) % step === 0 && (
              <text
                x={bar.x + bar.width / 2}
                y={HEIGHT - 5}
                className={styles.month}
                textAnchor="middle"
              >
                {formatMonth(intl, bar.point.month, 'name')}
              </text>
            )}
          </g>
        ))}
        <path d={layout.beforePath} className={styles.before} />
        {layout.bars.map(
          (bar) =>
            bar.point === labelled &&
            bar.point.complete && (
              <text
                key={bar.point.month}
                x={Math.min(bar.x + bar.width / 2, width - 16)}
                y={Math.max(12, bar.y - 7)}
                className={styles.value}
                textAnchor="middle"
              >
                {intl.formatNumber(bar.point.count)}
              </text>
            ),
        )}
      </svg>
    </div>
  );

  function summaryOf(points: readonly MonthPoint[]): string {
    const counts = points.filter((point) => point.complete).map((point) => point.count);
    const [first] = points;
    if (first === undefined || last === undefined || counts.length === 0)
      return text('chart.count');
    return text('chart.summary', {
      from: formatMonth(intl, first.month),
      to: formatMonth(intl, last.month),
      lowest: Math.min(...counts),
      highest: Math.max(...counts),
      latest: counts.at(-1),
    });
  }
}

/** A month without all its records is a striped gap up to what is known of it. */
function Bar(props: { bar: MonthBar; chosen: boolean; baseline: number }) {
  const { bar } = props;
  if (!bar.point.complete) {
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
