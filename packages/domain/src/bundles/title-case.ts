/** Lowercase words in the names of crime types. // spec 3 */
const SMALL_WORDS = new Set(['on', 'with', 'by', 'in', 'or', 'and']);

/** Title-cases a crime type's name: `BURGLARY FROM VEHICLE` becomes `Burglary From Vehicle`. */
export function titleCaseCrimeType(name: string): string {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) =>
      SMALL_WORDS.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
