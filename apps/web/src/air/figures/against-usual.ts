/** How an hour compares with the usual for that hour of the day in that month. */
export type AgainstUsual =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'above' | 'same' | 'below' };

/** Smallest ratio that is stated as a multiple, such as on a smoke day. */
export const TOLD_AS_TIMES = 1.75;
/** Ratios that count as usual. */
export const ABOUT_USUAL = { from: 0.8, to: 1.25 };
/** Error of estimates in µg/m³ where none was measured; a smaller difference counts as none. */
export const UNMEASURED_ERROR = 2;

/**
 * Compares concentrations in µg/m³. A difference below the error of the estimates counts as the same.
 * @returns `null` where the usual is unknown
 */
export function againstUsual(
  now: number,
  usual: number | null,
  error: number | null,
): AgainstUsual | null {
  if (usual === null) return null;
  if (Math.abs(now - usual) <= (error ?? UNMEASURED_ERROR)) return { kind: 'same' };
  // A usual of 0 has no multiple.
  const ratio = usual === 0 ? TOLD_AS_TIMES : now / usual;
  if (usual > 0 && ratio >= TOLD_AS_TIMES) return { kind: 'times', times: Math.round(ratio) };
  if (ratio > ABOUT_USUAL.to) return { kind: 'above' };
  return { kind: ratio < ABOUT_USUAL.from ? 'below' : 'same' };
}
