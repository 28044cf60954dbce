/**
 * A ratio of two whole numbers to so many decimals. The division is the last step before rounding: 555 of 3,200 is 0.1734375, a half
 * that the binary fraction of it lies below.
 * @param part below 2^53 with the decimals shifted in
 */
export function roundedRatio(part: number, whole: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round((part * scale) / whole) / scale;
}
