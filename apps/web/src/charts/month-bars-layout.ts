import type { SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import { nice, ticks } from 'd3-array';
import type { ReactNode } from 'react';
import type { BarPoint } from './bar-points.ts';
import type { MonthPoint } from './month-series.ts';

/** Lines over the bars of the months, in the measure of the bars. They replace the line of the year before. */
export interface MonthLineOverlay {
  /** The highest value of all lines in these months. */
  readonly highest: (shown: readonly MonthPoint[]) => number;
  readonly render: (layout: MonthBarsLayout, width: number) => ReactNode;
  /** Returns the tooltip lines of one month. */
  readonly tooltipLines: (point: MonthPoint) => readonly string[];
  /** Returns the accessible summary of the lines in these months. */
  readonly summary: (shown: readonly MonthPoint[]) => string;
}

export interface MonthBar {
  readonly point: BarPoint;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The usual range behind the bar, as wide as the month. */
  readonly usual: { readonly y: number; readonly height: number } | null;
  /** The height of the line of the same month a year earlier. */
  readonly before: number | null;
}

/** Positions of bars, lines and ticks in CSS pixels. */
export interface MonthBarsLayout {
  readonly bars: readonly MonthBar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The space between two bars. */
  readonly gap: number;
  readonly baseline: number;
  /** Returns the y coordinate of a value. */
  readonly y: (value: number) => number;
  /** The x positions between two bars where the counting rules changed. */
  readonly breaks: readonly { readonly month: YearMonth; readonly x: number }[];
}

/** The top margin fits the axis title, the bottom one the months and their axis title. */
const MARGIN = { top: 34, bottom: 38, left: 40 };
/** The approximate number of grid lines. */
const TICKS = 3;
/** The share of a month's width that stays empty. */
const GAP = 0.22;

/**
 * Places bars, ticks and the lines of the year before into a box of this size in pixels.
 * @param linesTo the highest value of additional lines
 * @param right the space after the last bar
 */
export function layOutMonthBars(
  points: readonly BarPoint[],
  width: number,
  height: number,
  breaks: SeriesBreaks = [],
  linesTo = 0,
  right = 0,
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
  const inner = Math.max(0, width - MARGIN.left - right);
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
    before: point.before === null ? null : y(point.before),
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
    baseline,
    y,
    breaks: changes,
  };
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
