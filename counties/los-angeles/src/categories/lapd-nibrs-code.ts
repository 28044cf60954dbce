/**
 * The code under which a NIBRS record of LAPD is kept: `lapdNibrsCode('220')` is `'NIBRS-220'`.
 *
 * LAPD's records come in two schemes whose numbers collide: 210, 220, 250, 510, 520 and 522 mean
 * robbery, attempted robbery, shots fired, vehicle theft and its attempt in the summary scheme, and
 * extortion, burglary, forgery, bribery and weapon laws in NIBRS. A description is identified by
 * agency and code, so one of the two has to say its scheme.
 */
export function lapdNibrsCode(nibrsCode: string): string {
  return `NIBRS-${nibrsCode}`;
}

/**
 * NIBRS has no code for domestic violence, but LAPD's records say it in a column of their own. An assault that is
 * flagged is kept under a code of its own: `NIBRS-13B-DV`.
 */
export const DOMESTIC_SUFFIX = '-DV';

/** The NIBRS codes that are split by that flag: what the summary scheme keeps apart as well (236 and 626). */
export const DOMESTIC_CODES: readonly string[] = ['13A', '13B'];
