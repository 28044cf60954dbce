import { type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChartSvg } from './ChartSvg.tsx';
import styles from './DayBars.svg.module.css';
import { type DayPoint, layOutDayBars } from './day-bars-layout.ts';
import drawing from './drawing.svg.module.css';
import { useElementWidth } from './use-element-width.ts';

const HEIGHT = 190;
const PHONE_WIDTH = 350;
/** The width of a month's label. */
const MONTH_WIDTH = 34;

/** Bars by day with a line of their mean; reports the day under the pointer to the page. */
export function DayBars(props: {
  points: readonly DayPoint[];
  /** The accessible name of the chart. */
  label: string;
  /** The title of the day axis. */
  axis: string;
  onPoint: (point: DayPoint | null) => void;
  /** See `MonthBars`. */
  firstWidth?: number;
}) {
  const intl = useIntl();
  const { ref, width } = useElementWidth<HTMLDivElement>(props.firstWidth ?? PHONE_WIDTH);
  const [pointed, setPointed] = useState<DayPoint | null>(null);
  const layout = layOutDayBars(props.points, width, HEIGHT);
  const point = (found: DayPoint | null) => {
    setPointed(found);
    props.onPoint(found);
  };
  const onMove = ({ nativeEvent }: PointerEvent) => {
    const at = Math.floor((nativeEvent.offsetX - layout.left) / layout.step);
    point(props.points[at] ?? null);
  };
  const everyMonth = Math.max(1, Math.ceil(MONTH_WIDTH / Math.max(1, layout.step * 30)));
  return (
    <div ref={ref} className={styles.chart}>
      <ChartSvg
        width={width}
        height={HEIGHT}
        label={props.label}
        onPointerMove={onMove}
        onPointerDown={onMove}
        onPointerLeave={() => point(null)}
      >
        {layout.ticks.map((tick) => (
          <g key={tick.value}>
            <line
              x1={layout.left - 4}
              x2={width}
              y1={tick.y}
              y2={tick.y}
              className={tick.value === 0 ? styles.zero : drawing.grid}
            />
            <text x={layout.left - 10} y={tick.y + 4} className={drawing.tick} textAnchor="end">
              {intl.formatNumber(tick.value)}
            </text>
          </g>
        ))}
        {layout.bars.map((bar) => (
          <rect
            key={bar.point.day}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            className={
              bar.point.value === null
                ? styles.unknown
                : bar.point === pointed
                  ? styles.pointed
                  : styles.bar
            }
          />
        ))}
        <path d={layout.meanPath} className={styles.mean} />
        {layout.months.map(
          ({ day, x }, at) =>
            at % everyMonth === 0 &&
            x < width - MONTH_WIDTH && (
              <text key={day} x={x} y={HEIGHT - 24} className={drawing.tick}>
                {intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', month: 'short' })}
              </text>
            ),
        )}
        <text
          x={(layout.left + width) / 2}
          y={HEIGHT - 6}
          className={styles.axis}
          textAnchor="middle"
        >
          {props.axis}
        </text>
      </ChartSvg>
    </div>
  );
}
