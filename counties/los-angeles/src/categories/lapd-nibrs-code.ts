import { crimeSources } from '../index.ts';

const { codePrefix, domestic } = crimeSources.sources['lapd-nibrs'];

/**
 * Returns the code under which a NIBRS record of LAPD is stored: `toLapdNibrsCode('220')` is `'NIBRS-220'`.
 *
 * LAPD's records use two schemes whose numbers collide: 210, 220, 250, 510, 520 and 522 mean robbery, attempted
 * robbery, shots fired, vehicle theft and its attempt in the summary scheme, and extortion, burglary, forgery,
 * bribery and weapon laws in NIBRS. A description is identified by agency and code, so one of the two needs its
 * scheme in the code.
 */
export function toLapdNibrsCode(nibrsCode: string): string {
  return codePrefix + nibrsCode;
}

/** Appended to the codes of offenses that LAPD's separate column flags: `NIBRS-13B-DV`. */
export const DOMESTIC_SUFFIX = domestic?.suffix ?? '';

/** The NIBRS codes that are split by that flag. */
export const DOMESTIC_CODES = domestic?.codes ?? [];
