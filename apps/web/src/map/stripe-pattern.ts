/** A tile of diagonal stripes; drawn pixel by pixel, so that it repeats without a seam. */
export interface StripePattern {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface StripeLook {
  readonly colour: string;
  /** Distance between stripes along the x axis, in CSS pixels. */
  readonly period: number;
  /** Thickness along the x axis, in CSS pixels. */
  readonly stripe: number;
  /** 45 rises to the right, -45 falls. */
  readonly angle: 45 | -45;
}

const SAMPLES = 4;

/** Draws one period of stripes at a pixel ratio, with soft edges by oversampling. */
export function stripePattern(look: StripeLook, pixelRatio: number): StripePattern {
  const size = Math.round(look.period * pixelRatio);
  const thick = look.stripe * pixelRatio;
  const [red, green, blue] = channels(look.colour);
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255 * coverage(x, y, size, thick, look.angle);
    }
  }
  return { width: size, height: size, data };
}

/** The share of a pixel that a stripe covers. */
function coverage(x: number, y: number, size: number, thick: number, angle: 45 | -45): number {
  let inside = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const px = x + ((i % SAMPLES) + 0.5) / SAMPLES;
    const py = y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    const along = angle === 45 ? px + py : px - py + size;
    if (along % size < thick) inside++;
  }
  return inside / (SAMPLES * SAMPLES);
}

/** `#c3beb5` becomes [195, 190, 181]. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
