/** The sizes of the buildings of a street, repeated: windows across, and floors. */
const BUILDINGS = [
  [3, 5],
  [3, 4],
  [4, 6],
  [3, 11],
  [5, 9],
  [3, 6],
  [6, 11],
  [6, 7],
  [3, 10],
] as const;
/** Where the lit window is, as shares of the width and of the height. */
const LIT_AT = { x: 0.58, y: 0.4 };
const STEP = 7;
const GAP = 6;
const MARGIN = 2;

/** The side of a window of a house, in units of the drawing. */
export const WINDOW_SIDE = 4;

export interface StreetBuilding {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** A street of buildings, drawn upward from the ground at 0. */
export interface WindowStreet {
  readonly width: number;
  readonly height: number;
  readonly buildings: readonly StreetBuilding[];
  /** The upper left corner of each window. */
  readonly windows: readonly { readonly x: number; readonly y: number }[];
  /** The index of the lit window. */
  readonly lit: number;
}

/** Lays out a street with exactly that many windows; the last building has those that remain. */
export function layoutWindows(count: number): WindowStreet {
  const buildings: StreetBuilding[] = [];
  const windows: { x: number; y: number }[] = [];
  let x = 0;
  for (let at = 0; windows.length < count; at++) {
    const [across, floors] = BUILDINGS[at % BUILDINGS.length] as (typeof BUILDINGS)[number];
    const here = Math.min(across * floors, count - windows.length);
    const used = Math.ceil(here / across);
    for (let n = 0; n < here; n++)
      windows.push({
        x: x + MARGIN + (n % across) * STEP,
        y: -(Math.floor(n / across) + 1) * STEP,
      });
    const width = across * STEP - (STEP - WINDOW_SIDE) + 2 * MARGIN;
    buildings.push({ x, width, height: used * STEP + MARGIN });
    x += width + GAP;
  }
  const width = x - GAP;
  const height = Math.max(...buildings.map((building) => building.height));
  const distances = windows.map((one) =>
    Math.hypot(one.x - width * LIT_AT.x, one.y + height * LIT_AT.y),
  );
  const lit = distances.indexOf(Math.min(...distances));
  return { width, height, buildings, windows, lit };
}
