import type { SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import { nice, ticks } from 'd3-array';
import type { BarPoint } from './bar-points.ts';

export interface MonthBar {
  readonly point: BarPoint;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The usual range behind the bar, as wide as the month. */
  readonly usual: { readonly y: number; readonly height: number } | null;
}

export interface MonthBarsLayout {
  readonly bars: readonly MonthBar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The path of the year before, interrupted where a month is missing. */
  readonly beforePath: string;
  /**
   * The position of that line's label: over a month with space for it, on the text's baseline; `null` without the line.
   */
  readonly beforeLabel: { readonly x: number; readonly y: number } | null;
  /** The space between two bars. */
  readonly gap: number;
  readonly baseline: number;
  /** Returns the y coordinate of a value. */
  readonly y: (value: number) => number;
  /** The x positions between two bars where the counting rules changed. */
  readonly breaks: readonly { readonly month: YearMonth; readonly x: number }[];
}

/** The top margin fits the axis title, the bottom one the months and their axis title. */
const MARGIN = { top: 34, right: 0, bottom: 38, left: 40 };
/** The approximate number of grid lines. */
const TICKS = 3;
/** The share of a month's width that stays empty. */
const GAP = 0.22;
/** Half the width of the label of the previous year's line, and the space below it. */
const LABEL = { half: 36, air: 6 };

/**
 * Places bars, ticks and the line of the year before into a box of this size in pixels.
 * @param linesTo the highest value of additional lines
 */
export function layOutMonthBars(
  points: readonly BarPoint[],
  width: number,
  height: number,
  breaks: SeriesBreaks = [],
  linesTo = 0,
): MonthBarsLayout {
  const highest = Math.max(
    1,
    linesTo,
    ...points.flatMap((point) => [point.value, point.before ?? 0, point.usual?.high ?? 0]),
  );
  const [, top] = nice(0, highest, TICKS);
  const baseline = height - MARGIN.bottom;
  const y = (value: number) => baseline - (value / top) * (baseline - MARGIN.top);
  // an element without a layout has no width yet
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const step = inner / Math.max(1, points.length);
  const bars = points.map((point, at) => ({
    point,
    x: MARGIN.left + (at + GAP / 2) * step,
    y: y(point.value),
    width: step * (1 - GAP),
    height: baseline - y(point.value),
    usual: point.usual
      ? { y: y(point.usual.high), height: y(point.usual.low) - y(point.usual.high) }
      : null,
  }));
  const before = bars.map((bar) => ({
    x: bar.x + bar.width / 2,
    y: bar.point.before === null ? null : y(bar.point.before),
  }));
  const changes = breaks.flatMap((month) => {
    const at = points.findIndex((point) => point.month === month);
    // a break before the first bar is not shown
    return at > 0 ? [{ month, x: MARGIN.left + at * step }] : [];
  });
  return {
    bars,
    gap: step * GAP,
    ticks: ticks(0, top, TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    beforePath: buildGappedPath(before),
    beforeLabel: placeLabel(before, bars, changes, width),
    baseline,
    y,
    breaks: changes,
  };
}

/**
 * Returns the position over the month where the label is closest to the line and above everything drawn there; avoids
 * the last bar, which has its value on top, and the labels of rule changes.
 */
function placeLabel(
  before: readonly { readonly x: number; readonly y: number | null }[],
  bars: readonly MonthBar[],
  changes: readonly { readonly x: number }[],
  width: number,
): MonthBarsLayout['beforeLabel'] {
  const lastBar = bars.at(-1)?.x ?? width;
  const places = before.flatMap(({ x, y }) => {
    const isInside = x - LABEL.half > MARGIN.left && x + LABEL.half < lastBar;
    if (y === null || !isInside) return [];
    const under = before.flatMap((one, at) =>
      Math.abs(one.x - x) > LABEL.half + (bars[at]?.width ?? 0) / 2
        ? []
        : [one.y ?? Number.POSITIVE_INFINITY, bars[at]?.y ?? Number.POSITIVE_INFINITY],
    );
    const top = Math.min(...under);
    const isNearRuleChange = changes.some((change) => Math.abs(change.x - x) < 5 * LABEL.half);
    return [{ x, y: top - LABEL.air, cost: y - top + (isNearRuleChange ? 1000 : 0) }];
  });
  const [best] = places.toSorted((a, b) => a.cost - b.cost);
  return best ? { x: best.x, y: best.y } : null;
}

/** Returns an SVG path that is interrupted at gaps. */
export function buildGappedPath(points: readonly { x: number; y: number | null }[]): string {
  let path = '';
  let drawing = false;
  for (const point of points) {
    if (point.y !== null)
      path += `${drawing ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    drawing = point.y !== null;
  }
  return path;
}
