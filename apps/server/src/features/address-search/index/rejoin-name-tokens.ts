/**
 * Splits or joins words as names have them: `mac arthur` becomes MacArthur, `labrea` becomes La Brea. Returns the same
 * list where nothing changes.
 */
export function rejoinNameTokens(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at] as string, words[at + 1]];
    if (next !== undefined && isKnown(word + next)) {
      joined.push(word + next);
      at++;
    } else joined.push(...(isKnown(word) ? [word] : splitAtKnown(word, isKnown)));
  }
  return joined.join(' ') === words.join(' ') ? words : joined;
}

function splitAtKnown(word: string, isKnown: (word: string) => boolean): string[] {
  for (let at = 2; at <= word.length - 2; at++)
    if (isKnown(word.slice(0, at)) && isKnown(word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return [word];
}
