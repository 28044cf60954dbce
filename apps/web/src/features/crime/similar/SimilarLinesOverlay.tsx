import { RATE_BASE } from '@townlight/domain/crime';
import { monthOfYear } from '@townlight/domain/time';
import drawing from '../../../charts/drawing.svg.module.css';
import { showsYears } from '../../../charts/MonthAxis.tsx';
import type { MonthBarsLayout } from '../../../charts/month-bars-layout.ts';
import { type Box, placeLineLabels } from './place-line-labels.ts';
import styles from './SimilarLinesOverlay.svg.module.css';
import { buildLinePath, type SimilarLine } from './similar-lines.ts';

/** The space of a year's label at its January. */
const YEAR = { width: 34, bottom: 32 };
/** The space of a rule change's label, in either of its two rows. */
const BREAK = { width: 180, top: 14, bottom: 47 };

/** The comparison lines over the bars of an area, each with its label. */
export function SimilarLinesOverlay(props: {
  lines: readonly SimilarLine[];
  nameOf: (line: SimilarLine) => string;
  layout: MonthBarsLayout;
  width: number;
}) {
  const { layout, width } = props;
  const placedLines = props.lines.map((line) => ({
    ...line,
    name: props.nameOf(line),
    points: layout.bars.map(({ point: { month }, x, width: wide }) => {
      const rate = line.months.get(month)?.rate ?? null;
      return { month, x: x + wide / 2, y: rate === null ? null : layout.y(rate * RATE_BASE) };
    }),
  }));
  const places = placeLineLabels(placedLines, layout, width, written(layout, width));
  return (
    <g>
      {placedLines.map(({ key, points, breaks }) => {
        const path = buildLinePath(points, breaks);
        return (
          <g key={key}>
            <path d={path} className={styles.under} />
            <path d={path} className={styles[key]} data-line={key} />
          </g>
        );
      })}
      {placedLines.map(({ key, name }, at) => {
        const place = places[at];
        return (
          place && (
            <text key={key} x={place.x} y={place.y} className={drawing.text} textAnchor="middle">
              {name}
            </text>
          )
        );
      })}
    </g>
  );
}

/** Returns the boxes of the text in the chart: the value of the last bar, the years, and the labels of rule changes. */
function written({ bars, breaks, baseline }: MonthBarsLayout, width: number): Box[] {
  const last = bars.at(-1);
  const named = showsYears(bars)
    ? bars.filter(({ point }, at) => at === 0 || monthOfYear(point.month) === 1)
    : [];
  return [
    ...(last
      ? [{ left: last.x - 16, right: width, top: last.y - 20, bottom: Math.min(last.y, baseline) }]
      : []),
    ...named.map(({ x }) => ({ left: x, right: x + YEAR.width, top: 0, bottom: YEAR.bottom })),
    ...breaks.map(({ x }) => ({
      left: x > width / 2 ? x - BREAK.width : x,
      right: x > width / 2 ? x : x + BREAK.width,
      top: BREAK.top,
      bottom: BREAK.bottom,
    })),
  ];
}
