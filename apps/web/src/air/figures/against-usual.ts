/** How an hour compares with the usual for that hour of the day in that month. */
export type AgainstUsual =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'above' | 'same' | 'below' };

/** From here on a multiple is told: a smoke day reads as one. */
export const TOLD_AS_TIMES = 1.75;
/** Within these a figure is as usual. */
export const ABOUT_USUAL = { from: 0.8, to: 1.25 };
/** µg/m³ by which estimates miss where it was not measured; a smaller difference is none. */
export const UNMEASURED_ERROR = 2;

/**
 * Compares concentrations in µg/m³. What differs by less than estimates miss is the same.
 * @returns `null` where no usual is known
 */
export function againstUsual(
  now: number,
  usual: number | null,
  error: number | null,
): AgainstUsual | null {
  if (usual === null) return null;
  if (Math.abs(now - usual) <= (error ?? UNMEASURED_ERROR)) return { kind: 'same' };
  // a usual of nothing has no multiple
  const ratio = usual === 0 ? TOLD_AS_TIMES : now / usual;
  if (usual > 0 && ratio >= TOLD_AS_TIMES) return { kind: 'times', times: Math.round(ratio) };
  if (ratio > ABOUT_USUAL.to) return { kind: 'above' };
  return { kind: ratio < ABOUT_USUAL.from ? 'below' : 'same' };
}
