/**
 * Returns the code under which a NIBRS record of LAPD is stored: `toLapdNibrsCode('220')` is `'NIBRS-220'`.
 *
 * LAPD's records use two schemes whose numbers collide: 210, 220, 250, 510, 520 and 522 mean robbery, attempted
 * robbery, shots fired, vehicle theft and its attempt in the summary scheme, and extortion, burglary, forgery,
 * bribery and weapon laws in NIBRS. A description is identified by agency and code, so one of the two needs its
 * scheme in the code.
 */
export function toLapdNibrsCode(nibrsCode: string): string {
  return `NIBRS-${nibrsCode}`;
}

/**
 * NIBRS has no code for domestic violence, but LAPD's records have a column for it. An assault that is flagged is
 * stored under a separate code: `NIBRS-13B-DV`.
 */
export const DOMESTIC_SUFFIX = '-DV';

/** The NIBRS codes that are split by that flag, as in the summary scheme (236 and 626). */
export const DOMESTIC_CODES: readonly string[] = ['13A', '13B'];
