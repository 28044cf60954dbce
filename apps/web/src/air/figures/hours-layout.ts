import type { AqiHistoryPoint } from '@townlight/contract/air';
import type { AqiCategory } from '@townlight/domain/air';
import { type Hour, parseHour } from '@townlight/domain/time';
import { nice, ticks } from 'd3-array';
import type { PageScale } from './air-scale.ts';
import { categoryOf } from './category-of.ts';

/** An hour as it is drawn; without a figure it is a gap. */
export interface HourBar {
  readonly hour: Hour;
  /** A day of the county's calendar begins. */
  readonly isMidnight: boolean;
  readonly aqi: number | null;
  readonly category: AqiCategory | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HoursLayout {
  readonly bars: readonly HourBar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Where a day of the county's calendar begins. */
  readonly midnights: readonly { readonly hour: Hour; readonly x: number }[];
  readonly baseline: number;
  readonly left: number;
}

const MARGIN = { top: 20, bottom: 22, left: 34 };
const TICKS = 3;
/** A scale that ends lower would draw clean air like smoke. */
const LEAST_TOP = 100;
/** The share of an hour's width that stays empty. */
const GAP = 0.18;

/** Places the hours of a history into a box of so many pixels. */
export function layOutHours(
  points: readonly AqiHistoryPoint[],
  box: { width: number; height: number },
  scale: PageScale,
): HoursLayout {
  const highest = Math.max(LEAST_TOP, ...points.map(({ aqi }) => aqi ?? 0));
  const [, top] = nice(0, highest, TICKS);
  const baseline = box.height - MARGIN.bottom;
  const y = (value: number) => baseline - (value / top) * (baseline - MARGIN.top);
  const step = Math.max(0, box.width - MARGIN.left) / Math.max(1, points.length);
  const bars = points.flatMap((point, at): HourBar[] => {
    const hour = parseHour(point.datetime);
    if (hour === null) return [];
    const shown = y(point.aqi ?? 0);
    return [
      {
        hour,
        // it is told with the county's offset, so its text is what the county's clocks show
        isMidnight: point.datetime.includes('T00:'),
        aqi: point.aqi,
        category: categoryOf(point, scale),
        x: MARGIN.left + (at + GAP / 2) * step,
        y: shown,
        width: step * (1 - GAP),
        height: baseline - shown,
      },
    ];
  });
  return {
    bars,
    ticks: ticks(0, top, TICKS).map((value) => ({ value, y: y(value) })),
    midnights: bars
      .filter(({ isMidnight }) => isMidnight)
      .map(({ hour, x }) => ({ hour, x: x - (step * GAP) / 2 })),
    baseline,
    left: MARGIN.left,
  };
}
