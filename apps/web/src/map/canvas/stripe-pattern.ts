/** An image of stripes, dots or crosses; drawn pixel by pixel, so that it repeats without a seam. */
export interface PatternImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface StripeOptions {
  readonly color: string;
  /** Distance between stripes along the x axis, in CSS pixels. */
  readonly period: number;
  /** Thickness along the x axis, in CSS pixels. */
  readonly stripe: number;
  /** 45 rises to the right, -45 falls. */
  readonly angle: 45 | -45;
}

export interface DotOptions {
  readonly color: string;
  /** Distance between dots, in CSS pixels. */
  readonly period: number;
  /** In CSS pixels. */
  readonly radius: number;
}

export interface CrossOptions {
  readonly color: string;
  /** Distance between crosses, in CSS pixels. */
  readonly period: number;
  /** From the middle to the end of an arm, in CSS pixels. */
  readonly radius: number;
  /** Thickness of an arm, in CSS pixels. */
  readonly stroke: number;
}

const SAMPLES = 4;

/** Draws one period of stripes at a pixel ratio, with soft edges by oversampling. */
export function drawStripePattern(options: StripeOptions, pixelRatio: number): PatternImage {
  const size = Math.round(options.period * pixelRatio);
  const thick = options.stripe * pixelRatio;
  return drawTile(size, options.color, (px, py) => {
    const along = options.angle === 45 ? px + py : px - py + size;
    return along % size < thick;
  });
}

/** Draws a dot in the middle of its tile, at a pixel ratio. */
export function drawDotPattern(options: DotOptions, pixelRatio: number): PatternImage {
  const size = Math.round(options.period * pixelRatio);
  const radius = options.radius * pixelRatio;
  return drawTile(
    size,
    options.color,
    (px, py) => Math.hypot(px - size / 2, py - size / 2) < radius,
  );
}

/** Draws a cross (×) in the middle of its tile, at a pixel ratio. */
export function drawCrossPattern(options: CrossOptions, pixelRatio: number): PatternImage {
  const size = Math.round(options.period * pixelRatio);
  const reach = options.radius * pixelRatio;
  const half = (options.stroke * pixelRatio) / Math.SQRT2;
  return drawTile(size, options.color, (px, py) => {
    const [x, y] = [Math.abs(px - size / 2), Math.abs(py - size / 2)];
    return Math.max(x, y) < reach && Math.abs(x - y) < half;
  });
}

type Covers = (x: number, y: number) => boolean;

function drawTile(size: number, color: string, covers: Covers): PatternImage {
  const [red, green, blue] = channels(color);
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255 * coverage(x, y, covers);
    }
  }
  return { width: size, height: size, data };
}

/** Returns the share of a pixel that is covered. */
function coverage(x: number, y: number, covers: Covers): number {
  let inside = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const px = x + ((i % SAMPLES) + 0.5) / SAMPLES;
    const py = y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    if (covers(px, py)) inside++;
  }
  return inside / (SAMPLES * SAMPLES);
}

/** Converts `#c3beb5` to [195, 190, 181]. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
