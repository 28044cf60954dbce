import type { MonthBarsLayout } from '../../../charts/month-bars-layout.ts';

/** The points of a line with its label. */
export interface LabeledLine {
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
  readonly name: string;
}

/** The position of a label: its horizontal center, on the baseline. */
export interface LineLabelPosition {
  readonly x: number;
  readonly y: number;
}

/** A rectangle occupied by text. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The approximate width of a character of a label. */
const CHARACTER_WIDTH = 6.4;
const HEIGHT = 12;
/** The space between a line and its label. */
const AIR = 6;
/** The right edge of the axis labels. */
const AXIS = 42;
/** The lower edge of the axis title. */
const TITLE = 16;
/** The cost of covering another line, where a label is hard to read. */
const OVER_LINE = 1000;

/**
 * Returns a position for each label above or below its line, where it covers no other label and no other text in the
 * chart; it covers another line or bars only if unavoidable. `null` for a line without such a position, or without
 * points.
 */
export function placeLineLabels(
  lines: readonly LabeledLine[],
  layout: Pick<MonthBarsLayout, 'bars' | 'baseline'>,
  width: number,
  written: readonly Box[],
): (LineLabelPosition | null)[] {
  const occupied = [...written];
  return lines.map((line) => {
    const half = (line.name.length * CHARACTER_WIDTH) / 2;
    const otherLines = lines.filter((other) => other !== line);
    let best: { place: LineLabelPosition; box: Box; cost: number } | null = null;
    for (const { x } of line.points) {
      if (x - half < AXIS || x + half > width) continue;
      const lineHeights = heightsIn(line, x - half, x + half);
      if (lineHeights.length === 0) continue;
      for (const y of [
        Math.min(...lineHeights) - AIR,
        Math.max(...lineHeights) + AIR + HEIGHT - 3,
      ]) {
        const box = { left: x - half, right: x + half, top: y - HEIGHT + 2, bottom: y + 3 };
        if (box.top < TITLE || box.bottom > layout.baseline) continue;
        if (occupied.some((other) => overlaps(other, box))) continue;
        const away = Math.min(...lineHeights.map((height) => Math.abs(height - y)));
        const cost =
          Math.max(...lineHeights) -
          Math.min(...lineHeights) +
          away +
          OVER_LINE * otherLines.filter((other) => crosses(other, box)).length +
          4 * layout.bars.filter((bar) => overlaps(boxOf(bar), box)).length;
        if (best === null || cost < best.cost) best = { place: { x, y }, box, cost };
      }
    }
    if (best === null) return null;
    occupied.push(best.box);
    return best.place;
  });
}

/** Returns the heights of a line over a horizontal range, including the months adjacent to it. */
function heightsIn({ points }: LabeledLine, left: number, right: number): number[] {
  const step = (points[1]?.x ?? 0) - (points[0]?.x ?? 0);
  return points.flatMap(({ x, y }) => (y !== null && x > left - step && x < right + step ? y : []));
}

function crosses(line: LabeledLine, box: Box): boolean {
  const heights = heightsIn(line, box.left, box.right);
  return Math.max(...heights) >= box.top && Math.min(...heights) <= box.bottom;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function boxOf(bar: MonthBarsLayout['bars'][number]): Box {
  return { left: bar.x, right: bar.x + bar.width, top: bar.y, bottom: bar.y + bar.height };
}
