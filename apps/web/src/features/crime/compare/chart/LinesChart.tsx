import type { SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import { type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Measure } from '../../../../charts/bar-points.ts';
import { ChartSvg } from '../../../../charts/ChartSvg.tsx';
import drawing from '../../../../charts/drawing.svg.module.css';
import { useElementWidth } from '../../../../charts/use-element-width.ts';
import { formatMonth, formatRate } from '../../../../i18n/figures.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { pxToRem, useWide } from '../../../../ui/screen.ts';
import type { CompareLine, LinePoint } from './compare-lines.ts';
import { formatLinePoint } from './format-line-point.ts';
import { DOT_STYLES, LINE_STYLES } from './LineSwatch.tsx';
import styles from './LinesChart.svg.module.css';
import { layOutCompareChart } from './lay-out-compare-chart.ts';

const HEIGHT = 300;

/** Up to four lines by month, each with its label and the figure of the pointed month at its end. */
export function LinesChart(props: {
  lines: readonly CompareLine[];
  measure: Measure;
  /** The months in which the counting rules of any line changed. */
  breaks: SeriesBreaks;
  /** The index of the month under the pointer; `null` is the last one. */
  pointed: number | null;
  onPoint: (at: number | null) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { lines, measure } = props;
  const wide = useWide();
  const { ref, width } = useElementWidth<HTMLDivElement>(wide ? 960 : 350);
  const [moved, setMoved] = useState(false);
  const names = width < 560 ? 104 : 168;
  const layout = layOutCompareChart(lines, { width, height: HEIGHT, names });
  const months = lines[0]?.points ?? [];
  const at = props.pointed ?? months.length - 1;
  const format = (value: number) =>
    measure === 'rate' ? formatRate(intl, value) : intl.formatNumber(value);
  const point = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const month = Math.floor((x - layout.left) / layout.step);
    const inside = month >= 0 && month < months.length;
    setMoved(inside);
    props.onPoint(inside ? month : null);
  };
  const breakAt = breakPlace(months, props.breaks);
  const every = layout.step < 30 ? 2 : 1;
  return (
    <div ref={ref} className={styles.chart}>
      <ChartSvg
        width={width}
        height={HEIGHT}
        label={summary()}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => props.onPoint(null)}
      >
        {layout.ticks.map((tick) => (
          <g key={tick.value}>
            <path d={`M${layout.left} ${tick.y}H${layout.right}`} className={drawing.grid} />
            <text x={layout.left - 6} y={tick.y + 4} className={drawing.tick} textAnchor="end">
              {format(tick.value)}
            </text>
          </g>
        ))}
        {breakAt !== null && (
          <g>
            <path
              d={`M${layout.left + breakAt * layout.step} 4V${layout.baseline}`}
              className={styles.break}
            />
            <text
              x={layout.left + breakAt * layout.step + (breakAt > 6 ? -5 : 5)}
              y="11"
              className={drawing.text}
              textAnchor={breakAt > 6 ? 'end' : 'start'}
            >
              {text('chart.break', {
                month: formatMonth(intl, months[breakAt]?.month as YearMonth, 'short'),
              })}
            </text>
          </g>
        )}
        {layout.months.map(
          (x, month) =>
            (month === at || (layout.months.length - 1 - month) % every === 0) && (
              <text
                key={months[month]?.month}
                x={x}
                y={HEIGHT - 6}
                className={month === at && moved ? styles.pointedMonth : drawing.tick}
                textAnchor="middle"
              >
                {monthName(month)}
              </text>
            ),
        )}
        {moved && props.pointed !== null && (
          <path
            d={`M${layout.months[props.pointed] ?? 0} 4V${layout.baseline}`}
            className={styles.pointed}
          />
        )}
        {layout.lines.map((lineLayout) => (
          <path
            key={lineLayout.line.id}
            d={lineLayout.path}
            className={LINE_STYLES[lineLayout.line.place]}
          />
        ))}
        {layout.lines.map((lineLayout) =>
          lineLayout.dots.map((dot) => (
            <circle
              key={`${lineLayout.line.id}-${dot.x}`}
              cx={dot.x}
              cy={dot.y}
              r="2.6"
              className={DOT_STYLES[lineLayout.line.place]}
            />
          )),
        )}
      </ChartSvg>
      {layout.lines.map((lineLayout) => (
        <p
          key={lineLayout.line.id}
          className={styles.label}
          style={{
            top: pxToRem(lineLayout.labelY),
            left: pxToRem(layout.right),
            width: pxToRem(names),
          }}
          aria-hidden="true"
        >
          <span className={styles.name} data-chart-label>
            {lineLayout.line.name}
          </span>
          <span className={styles.value} data-chart-label>
            {figureOf(lineLayout.line.points[at])}
          </span>
        </p>
      ))}
    </div>
  );

  function monthName(month: number): string {
    const point = months[month];
    return point ? formatMonth(intl, point.month, 'name') : '';
  }

  function figureOf(point: LinePoint | undefined): string {
    return point ? formatLinePoint(intl, point, measure) : text('compare.chart.noFigure');
  }

  function summary(): string {
    const first = months[0];
    const last = months.at(-1);
    if (first === undefined || last === undefined) return '';
    return text('compare.chart.label', {
      from: formatMonth(intl, first.month),
      to: formatMonth(intl, last.month),
      lines: lines.map(lineSummary).join(' '),
    });
  }

  function lineSummary({ name, points }: CompareLine): string {
    const values = points.flatMap((point) => (point.value === null ? [] : [point.value]));
    if (values.length === 0) return text('compare.chart.lineNone', { name });
    return text('compare.chart.line', {
      name,
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
      latest: format(values.at(-1) as number),
    });
  }
}

/**
 * Reading 17: returns the index of the month from which the counting rules changed; `null` where not inside the chart.
 */
function breakPlace(months: readonly LinePoint[], breaks: SeriesBreaks): number | null {
  const at = months.findIndex((point) => breaks.includes(point.month));
  return at > 0 ? at : null;
}
