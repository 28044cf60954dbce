import { LEAST_POLICED_SHARE } from '../constants.ts';

/**
 * Whether so much of an area is policed by nobody known, or by agencies with less than their least share, that it is
 * never complete.
 * @param share of those that police it together, 0 to 1; null where it is stated
 */
export function isPolicedInPart(share: number | null): boolean {
  return share !== null && 1 - share > LEAST_POLICED_SHARE;
}
