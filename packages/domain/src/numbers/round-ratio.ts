/**
 * Rounds a ratio of two integers. The division is the last step before rounding: 555 of 3,200 is 0.1734375, a tie
 * whose binary fraction is slightly lower.
 * @param numerator below 2^53 after scaling by the decimals
 */
export function roundRatio(numerator: number, denominator: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round((numerator * scale) / denominator) / scale;
}
