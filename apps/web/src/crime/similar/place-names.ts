import type { MonthBarsLayout } from '../../charts/month-bars-layout.ts';

/** A line as it is drawn, with the name that it is to bear. */
export interface NamedLine {
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
  readonly name: string;
}

/** Where a name is written: the middle of its words, on their baseline. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

/** A stretch of the drawing that something is written in. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About what a letter of a name takes. */
const LETTER = 6.4;
const HEIGHT = 12;
/** Between a line and its name. */
const AIR = 6;
/** Left of it are the numbers of the axis. */
const AXIS = 42;
/** Above it is the title of the axis. */
const TITLE = 16;
/** Over another line a name may still be read, if badly. */
const OVER_LINE = 1000;

/**
 * A place for each name above or below its own line, where it covers no other name and nothing else that is written in the
 * chart; another line or bars only where there is no other way. `null` for a line that has no such place, or no points.
 */
export function placeNames(
  lines: readonly NamedLine[],
  layout: Pick<MonthBarsLayout, 'bars' | 'baseline'>,
  width: number,
  written: readonly Box[],
): (NamePlace | null)[] {
  const taken = [...written];
  return lines.map((line) => {
    const half = (line.name.length * LETTER) / 2;
    const others = lines.filter((other) => other !== line);
    let best: { place: NamePlace; box: Box; cost: number } | null = null;
    for (const { x } of line.points) {
      if (x - half < AXIS || x + half > width) continue;
      const own = heightsIn(line, x - half, x + half);
      if (own.length === 0) continue;
      for (const y of [Math.min(...own) - AIR, Math.max(...own) + AIR + HEIGHT - 3]) {
        const box = { left: x - half, right: x + half, top: y - HEIGHT + 2, bottom: y + 3 };
        if (box.top < TITLE || box.bottom > layout.baseline) continue;
        if (taken.some((other) => overlaps(other, box))) continue;
        const away = Math.min(...own.map((height) => Math.abs(height - y)));
        const cost =
          Math.max(...own) -
          Math.min(...own) +
          away +
          OVER_LINE * others.filter((other) => crosses(other, box)).length +
          4 * layout.bars.filter((bar) => overlaps(boxOf(bar), box)).length;
        if (best === null || cost < best.cost) best = { place: { x, y }, box, cost };
      }
    }
    if (best === null) return null;
    taken.push(best.box);
    return best.place;
  });
}

/** How high a line lies over a stretch: at its months there, and at those just beside. */
function heightsIn({ points }: NamedLine, left: number, right: number): number[] {
  const step = (points[1]?.x ?? 0) - (points[0]?.x ?? 0);
  return points.flatMap(({ x, y }) => (y !== null && x > left - step && x < right + step ? y : []));
}

function crosses(line: NamedLine, box: Box): boolean {
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
