/** Written small inside a name. */
const SMALL = new Set(['of', 'the', 'and', 'at', 'by', 'in', 'on', 'de', 'del', 'y']);
/** Written in capitals. */
const CAPITALS = new Set(['ne', 'nw', 'se', 'sw', 'us', 'uk']);

/**
 * Returns the names with the case of a page where a file has only capitals, or only small letters: `ROGERS PARK`,
 * `O'HARE` and `MCKINLEY PARK` become `Rogers Park`, `O'Hare` and `McKinley Park`. Other names stay as they are.
 */
export function titleCaseNames(names: readonly string[]): string[] {
  const letters = names.join('');
  return letters === letters.toUpperCase() || letters === letters.toLowerCase()
    ? names.map(toTitleCase)
    : [...names];
}

function toTitleCase(name: string): string {
  return name.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word, at: number, whole: string) => {
    const before = whole[at - 1] ?? '';
    if (CAPITALS.has(word)) return word.toUpperCase();
    if (before === ' ' && SMALL.has(word)) return word;
    // the s of "St. Mary's", but not the Hare of "O'Hare"
    if ((before === "'" || before === '’') && word.length === 1) return word;
    return /^mc\p{L}{3}/u.test(word) ? `Mc${capitalize(word.slice(2))}` : capitalize(word);
  });
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
