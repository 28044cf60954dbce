import type { Hour } from '@townlight/domain/time';
import { nice, ticks } from 'd3-array';

/** The figure of an hour; `null` where there is none: a gap. */
export interface HourFigure {
  readonly hour: Hour;
  readonly value: number | null;
}

/** One hour of a chart. */
export interface HourPoint extends HourFigure {
  /** A CSS color: `var(--air-2)`. */
  readonly color: string;
}

export interface HourBar<Figure extends HourFigure> {
  readonly point: Figure;
  /** The left edge of the hour. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HourBarsLayout<Figure extends HourFigure> {
  readonly bars: readonly HourBar<Figure>[];
  /** The left edge of the bars and the right edge of the axis labels. */
  readonly left: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly baseline: number;
}

const MARGIN = { top: 20, bottom: 22, left: 36 };
/** The approximate number of grid lines. */
const TICKS = 3;
/** The share of an hour's width that stays empty. */
const GAP = 0.18;
/** A figure of 0 still draws a line, so that it differs from a gap. */
const MIN_BAR_HEIGHT = 1.5;

/**
 * Places the bars of hours and the ticks into a box of this size in pixels.
 * @param minTop the axis extends at least to this value, so that a calm day does not resemble an extreme one
 */
export function layOutHourBars<Figure extends HourFigure>(
  points: readonly Figure[],
  width: number,
  height: number,
  minTop: number,
): HourBarsLayout<Figure> {
  const highest = Math.max(minTop, ...points.map(({ value }) => value ?? 0));
  const [, top] = nice(0, highest, TICKS);
  const baseline = height - MARGIN.bottom;
  const y = (value: number) => baseline - (value / top) * (baseline - MARGIN.top);
  // an element without a layout has no width yet
  const step = Math.max(0, width - MARGIN.left) / Math.max(1, points.length);
  const bars = points.map((point, at) => {
    const tall = point.value === null ? 0 : Math.max(MIN_BAR_HEIGHT, baseline - y(point.value));
    return {
      point,
      from: MARGIN.left + at * step,
      x: MARGIN.left + (at + GAP / 2) * step,
      y: baseline - tall,
      width: step * (1 - GAP),
      height: tall,
    };
  });
  return {
    bars,
    left: MARGIN.left,
    ticks: ticks(0, top, TICKS).map((value) => ({ value, y: y(value) })),
    baseline,
  };
}
