import { nice, ticks } from 'd3-array';
import { buildGappedPath } from './month-bars-layout.ts';

/** One day of a chart. */
export interface DayPoint {
  /** `2022-10-31`. */
  readonly day: string;
  /** `null` where there is no figure; negative where earlier days were corrected. */
  readonly value: number | null;
  /** A mean of the days up to this one; `null` where there is none. */
  readonly mean: number | null;
}

export interface DayBar {
  readonly point: DayPoint;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions of bars, the mean and ticks in CSS pixels. */
export interface DayBarsLayout {
  readonly bars: readonly DayBar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The y coordinate of 0. */
  readonly zero: number;
  readonly meanPath: string;
  /** The first day of each month, where its label is placed. */
  readonly months: readonly { readonly day: string; readonly x: number }[];
  /** The width of one day. */
  readonly step: number;
  readonly left: number;
}

const MARGIN = { top: 12, bottom: 40, left: 40 };
/** The approximate number of grid lines. */
const TICKS = 3;
/** The share of a day's width that stays empty. */
const GAP = 0.15;
/** A day without a figure has a mark on the zero line. */
const UNKNOWN_HEIGHT = 4;

/** Places the bars of days, their mean and the ticks into a box of this size in pixels. */
export function layOutDayBars(
  points: readonly DayPoint[],
  width: number,
  height: number,
): DayBarsLayout {
  const figures = points.flatMap(({ value, mean }) => [value ?? 0, mean ?? 0]);
  const [low, high] = nice(Math.min(0, ...figures), Math.max(1, ...figures), TICKS);
  const bottom = height - MARGIN.bottom;
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - MARGIN.top);
  // an element without a layout has no width yet
  const step = Math.max(0, width - MARGIN.left) / Math.max(1, points.length);
  const middle = (at: number) => MARGIN.left + (at + 0.5) * step;
  return {
    bars: points.map((point, at) => {
      const { value } = point;
      const top = value === null ? y(0) - UNKNOWN_HEIGHT : y(Math.max(0, value));
      const end = value === null ? y(0) : y(Math.min(0, value));
      return {
        point,
        x: MARGIN.left + (at + GAP / 2) * step,
        y: top,
        width: step * (1 - GAP),
        height: end - top,
      };
    }),
    ticks: ticks(low, high, TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    zero: y(0),
    meanPath: buildGappedPath(
      points.map(({ mean }, at) => ({ x: middle(at), y: mean === null ? null : y(mean) })),
    ),
    months: points.flatMap(({ day }, at) =>
      day.endsWith('-01') ? [{ day, x: MARGIN.left + at * step }] : [],
    ),
    step,
    left: MARGIN.left,
  };
}
