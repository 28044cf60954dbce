import { nice, ticks } from 'd3-array';
import { buildGappedPath } from '../../../../charts/month-bars-layout.ts';
import type { CompareLine } from './compare-lines.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface CompareLineLayout {
  readonly line: CompareLine;
  /** Interrupted where a month has no value. */
  readonly path: string;
  /** The points with a value; a month between two gaps is visible only as a dot. */
  readonly dots: readonly Spot[];
  /** The height of the label at the line's last known month. */
  readonly labelY: number;
}

export interface CompareChartLayout {
  readonly lines: readonly CompareLineLayout[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The center of each month. */
  readonly months: readonly number[];
  readonly step: number;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

const MARGIN = { top: 12, bottom: 24, left: 46 };
/** The approximate number of grid lines. */
const TICKS = 4;
/** The height of a label with its figure, and with the reason for none, which may need two lines. */
export const LABEL_HEIGHT = 36;
const LABEL_HEIGHT_WITH_REASON = 52;

/** Places the lines, ticks and labels of a comparison into a box; `names` is the width reserved for the labels. */
export function layOutCompareChart(
  lines: readonly CompareLine[],
  box: { width: number; height: number; names: number },
): CompareChartLayout {
  const values = lines.flatMap((line) => line.points.map((point) => point.value ?? 0));
  const highest = Math.max(...values, 0) || 1;
  const [, top] = nice(0, highest, TICKS);
  const baseline = box.height - MARGIN.bottom;
  const y = (value: number) => baseline - (value / top) * (baseline - MARGIN.top);
  const right = box.width - box.names;
  const count = Math.max(1, ...lines.map((line) => line.points.length));
  const step = (right - MARGIN.left) / count;
  const x = (at: number) => MARGIN.left + (at + 0.5) * step;
  const hasReasons = lines.some((line) => line.points.some((point) => point.gap !== null));
  const labelHeight = hasReasons ? LABEL_HEIGHT_WITH_REASON : LABEL_HEIGHT;
  const labels = spreadLineLabels(
    lines.map((line) => {
      const last = line.points.findLast((point) => point.value !== null);
      return last?.value == null ? baseline : y(last.value);
    }),
    { from: MARGIN.top + labelHeight / 2, to: baseline },
    labelHeight,
  );
  return {
    lines: lines.map((line, at) => {
      const spots = line.points.map((point, month) => ({
        x: x(month),
        y: point.value === null ? null : y(point.value),
      }));
      return {
        line,
        path: buildGappedPath(spots),
        dots: spots.filter((spot): spot is Spot => spot.y !== null),
        labelY: labels[at] as number,
      };
    }),
    ticks: ticks(0, top, TICKS).map((value) => ({ value, y: y(value) })),
    months: Array.from({ length: count }, (_, at) => x(at)),
    step,
    left: MARGIN.left,
    right,
    baseline,
  };
}

/** Moves labels vertically until no two overlap, in the same order and as close to their targets as possible. */
export function spreadLineLabels(
  wanted: readonly number[],
  bounds: { from: number; to: number },
  height = LABEL_HEIGHT,
): number[] {
  const order = wanted
    .map((_, at) => at)
    .sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const placed = [...wanted];
  let lowest = bounds.from;
  for (const at of order) {
    placed[at] = Math.max(lowest, placed[at] as number);
    lowest = (placed[at] as number) + height;
  }
  // Labels pushed past the lower bound move back up.
  let highest = bounds.to;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(highest, placed[at] as number);
    highest = (placed[at] as number) - height;
  }
  return placed;
}
