import { drawBars, type MonthBar } from './draw-bars.ts';
import { STRIPE_PATTERN } from './draw-map.ts';
import { drawTextLine, fitText, measureTextWidth } from './font.ts';
import { PALETTE } from './palette.ts';
import { renderElement, renderSvg } from './svg.ts';

/** The width of the text column in emails; each chart has its own height. */
export const CHART_WIDTH = 536;

const PAD = 12;
const INNER = CHART_WIDTH - 2 * PAD;
const LABEL = { size: 12, fill: PALETTE.muted } as const;

/** Draws a chart on an opaque background, so that it looks the same on a light page and in a dark mail program. */
function drawOnBackground(title: string, height: number, ...children: readonly string[]): string {
  return renderSvg(
    { width: CHART_WIDTH, height },
    title,
    renderElement('defs', {}, STRIPE_PATTERN),
    renderElement('rect', { width: CHART_WIDTH, height, rx: 8, fill: PALETTE.surface }),
    ...children,
  );
}

export interface MonthColumn extends MonthBar {
  readonly label: string;
  /** The same month a year earlier. */
  readonly before: number | null;
}

export interface MonthChartOptions {
  readonly title: string;
  readonly columns: readonly MonthColumn[];
  /** Label above the last bar; none where the month is incomplete. */
  readonly lastValue?: string | undefined;
  /** Draws the year before as dashes, with a legend. */
  readonly legend?: { readonly now: string; readonly before: string } | undefined;
}

/** Draws months as bars, optionally with the year before as a dashed line. */
export function drawMonthChart({ title, columns, lastValue, legend }: MonthChartOptions): string {
  const top = legend === undefined ? 26 : 40;
  const frame = { x: PAD, y: top, width: INNER, height: 104 };
  const bottom = frame.y + frame.height;
  const step = INNER / Math.max(columns.length, 12);
  const middle = (i: number) => PAD + (i + 0.5) * step;
  const highest = Math.max(
    1,
    ...columns.map(({ value }) => value),
    ...(legend ? columns.map(({ before }) => before ?? 0) : []),
  );
  const last = columns.at(-1);
  const line = columns.flatMap(({ before }, i) =>
    before === null ? [] : [{ i, y: bottom - (before / highest) * frame.height }],
  );
  return drawOnBackground(
    title,
    bottom + 30,
    drawBars(columns, frame, highest),
    ...columns.map(({ label }, i) =>
      drawTextLine(label, middle(i), bottom + 20, { ...LABEL, anchor: 'middle' }),
    ),
    ...(legend === undefined ? [] : [dashes(line, middle), drawLegend(legend)]),
    last === undefined || lastValue === undefined
      ? ''
      : drawTextLine(
          lastValue,
          middle(columns.length - 1),
          bottom - Math.max(2, (last.value / highest) * frame.height) - 6,
          {
            size: 13,
            weight: 600,
            fill: PALETTE.ink,
            anchor: 'middle',
            halo: { color: PALETTE.surface, width: 3 },
          },
        ),
  );
}

/** Draws a dashed line, interrupted at missing months. */
function dashes(
  points: readonly { i: number; y: number }[],
  middle: (i: number) => number,
): string {
  const path = points
    .map(
      ({ i, y }, at) =>
        `${points[at - 1]?.i === i - 1 ? 'L' : 'M'}${middle(i).toFixed(1)} ${y.toFixed(1)}`,
    )
    .join('');
  return path === ''
    ? ''
    : renderElement('path', {
        d: path,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
      });
}

function drawLegend({ now, before }: { now: string; before: string }): string {
  const behind = PAD + 18 + measureTextWidth(now, 400, LABEL.size) + 22;
  return renderElement(
    'g',
    {},
    renderElement('rect', { x: PAD, y: 9, width: 12, height: 12, rx: 2, fill: PALETTE.barBefore }),
    drawTextLine(now, PAD + 18, 19, LABEL),
    renderElement('path', {
      d: `M${behind.toFixed(1)} 15h18`,
      stroke: PALETTE.ink,
      'stroke-width': 2,
      'stroke-dasharray': '5 4',
    }),
    drawTextLine(before, behind + 24, 19, LABEL),
  );
}

/** One bar of `drawRowChart`. */
export interface RowChartBar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** In full color. */
  readonly strong: boolean;
}

/** Draws a bar per name, one below the other, from zero. */
export function drawRowChart(title: string, rows: readonly RowChartBar[]): string {
  const height = 30;
  const names = 190;
  const values = Math.max(...rows.map(({ text }) => measureTextWidth(text, 600, 13))) + 10;
  const maxBarWidth = INNER - names - values;
  const highest = Math.max(1e-12, ...rows.map(({ value }) => value));
  return drawOnBackground(
    title,
    rows.length * height + 12,
    ...rows.map(({ name, value, text, strong }, i) => {
      const y = 6 + i * height;
      const width = Math.max(2, (value / highest) * maxBarWidth);
      const fitted = fitText(name, {
        width: names - 12,
        maxLines: 1,
        weight: strong ? 600 : 400,
        sizes: [13, 12, 11],
      });
      return renderElement(
        'g',
        {},
        drawTextLine(fitted.lines[0] ?? '', PAD, y + 20, {
          size: fitted.size,
          weight: strong ? 600 : 400,
          fill: PALETTE.ink,
        }),
        renderElement('rect', {
          x: PAD + names,
          y: y + 5,
          width,
          height: 20,
          rx: 3,
          fill: strong ? PALETTE.barNow : PALETTE.barBefore,
        }),
        drawTextLine(text, PAD + names + width + 7, y + 20, {
          size: 13,
          weight: 600,
          fill: PALETTE.ink,
        }),
      );
    }),
  );
}

/** One day of `drawDayChart`. */
export interface DayChartBar {
  readonly day: number;
  readonly value: number | null;
  /** Index of the day's category in `AQI_CATEGORIES`; determines the color. */
  readonly band: number;
}

/** Draws a bar per day; a day without a value remains empty. */
export function drawDayChart(title: string, days: readonly DayChartBar[]): string {
  const frame = { y: 26, height: 92 };
  const bottom = frame.y + frame.height;
  const step = INNER / days.length;
  const highest = Math.max(50, ...days.map(({ value }) => value ?? 0));
  const worst = days.reduce((a, b) => ((b.value ?? 0) > (a.value ?? 0) ? b : a));
  return drawOnBackground(
    title,
    bottom + 30,
    ...days.map(({ value, band }, i) => {
      if (value === null) return '';
      const tall = Math.max(2, (value / highest) * frame.height);
      return renderElement('rect', {
        x: PAD + i * step + step * 0.1,
        y: bottom - tall,
        width: step * 0.8,
        height: tall,
        rx: 2,
        fill: PALETTE.air[band],
        stroke: PALETTE.muted,
        'stroke-width': 0.5,
      });
    }),
    renderElement('rect', { x: PAD, y: bottom, width: INNER, height: 1.5, fill: PALETTE.line }),
    ...days
      .filter(
        ({ day }) => day === 1 || (day % 5 === 0 && day < days.length - 2) || day === days.length,
      )
      .map(({ day }) =>
        drawTextLine(String(day), PAD + (day - 0.5) * step, bottom + 20, {
          ...LABEL,
          anchor: 'middle',
        }),
      ),
    worst.value === null
      ? ''
      : drawTextLine(
          String(worst.value),
          PAD + (days.indexOf(worst) + 0.5) * step,
          bottom - (worst.value / highest) * frame.height - 6,
          { size: 13, weight: 600, fill: PALETTE.ink, anchor: 'middle' },
        ),
  );
}
