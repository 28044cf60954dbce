import { LEAST_POLICED_SHARE } from '../constants.ts';

/**
 * Returns whether the part of an area without a known agency, or with agencies below the minimum share, is so large
 * that the area is never complete.
 * @param share policed by its agencies together, 0 to 1; null where the agencies are stated
 */
export function isPartlyPoliced(share: number | null): boolean {
  return share !== null && 1 - share > LEAST_POLICED_SHARE;
}
