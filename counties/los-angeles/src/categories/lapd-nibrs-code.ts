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
