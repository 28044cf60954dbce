/** How an hour compares with the usual for that hour of the day in that month. */
export type AirComparisonWithUsual =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'above' | 'same' | 'below' };

/** Smallest ratio that is stated as a multiple, such as on a smoke day. */
export const MIN_RATIO_STATED_AS_MULTIPLE = 1.75;
/** Ratios that count as usual. */
export const USUAL_RATIO_RANGE = { from: 0.8, to: 1.25 };
/** Error of estimates in µg/m³ where none was measured; a smaller difference counts as none. */
export const DEFAULT_ERROR_PM25 = 2;

/**
 * Compares concentrations in µg/m³. A difference below the error of the estimates counts as the same.
 * @returns `null` where the usual is unknown
 */
export function compareWithUsual(
  now: number,
  usual: number | null,
  error: number | null,
): AirComparisonWithUsual | null {
  if (usual === null) return null;
  if (Math.abs(now - usual) <= (error ?? DEFAULT_ERROR_PM25)) return { kind: 'same' };
  // A usual of 0 has no multiple.
  const ratio = usual === 0 ? MIN_RATIO_STATED_AS_MULTIPLE : now / usual;
  if (usual > 0 && ratio >= MIN_RATIO_STATED_AS_MULTIPLE)
    return { kind: 'times', times: Math.round(ratio) };
  if (ratio > USUAL_RATIO_RANGE.to) return { kind: 'above' };
  return { kind: ratio < USUAL_RATIO_RANGE.from ? 'below' : 'same' };
}
