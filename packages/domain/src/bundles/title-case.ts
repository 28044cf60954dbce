/** Lowercase words in the names of crime types. // spec 3 */
const SMALL_WORDS = new Set(['on', 'with', 'by', 'in', 'or', 'and']);

/** Title-cases a crime type's name: `BURGLARY FROM VEHICLE` becomes `Burglary From Vehicle`. */
export function titleCaseCrimeType(name: string): string {
  return name
    .toLowerCase()
    .split(' ')
    .map((token) =>
      SMALL_WORDS.has(token) ? token : token.replace(/\p{L}/u, (initial) => initial.toUpperCase()),
    )
    .join(' ');
}
