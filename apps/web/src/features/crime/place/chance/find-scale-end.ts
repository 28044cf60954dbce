const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns a round number above a count, for the end of a scale from zero. */
export function findScaleEnd(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const step = STEPS.find((one) => one * power > count && Number.isInteger(one * power)) ?? 10;
  return step * power;
}
