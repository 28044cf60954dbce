import { computeEditDistance, maxTypingErrors } from './edit-distance.ts';

/** A phrase in words as `tokenize` returns them. */
export type Phrase = readonly string[];

/** Parses phrases separated by commas, for searches that try the longest first. */
export function parsePhrases(text: string): readonly Phrase[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .sort((a, b) => b.length - a.length);
}

/** Returns the number of words at the beginning that are one of the phrases; 0 where none is. */
export function countPhraseTokensAtStart(
  tokens: readonly string[],
  phrases: readonly Phrase[],
): number {
  return phrases.find((phrase) => isPhraseAt(tokens, 0, phrase))?.length ?? 0;
}

/** Returns the number of words at the end that are one of the phrases; 0 where none is. */
export function countPhraseTokensAtEnd(
  tokens: readonly string[],
  phrases: readonly Phrase[],
): number {
  return (
    phrases.find((phrase) => isPhraseAt(tokens, tokens.length - phrase.length, phrase))?.length ?? 0
  );
}

function isPhraseAt(tokens: readonly string[], at: number, phrase: Phrase): boolean {
  return at >= 0 && phrase.every((word, offset) => isSameToken(tokens[at + offset], word));
}

/** Returns whether a typed word is the given one, except for typing errors in long words. */
export function isSameToken(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false;
  if (typed === word) return true;
  const maxEdits = Math.min(maxTypingErrors(typed), maxTypingErrors(word));
  return word.length >= 6 && maxEdits > 0 && computeEditDistance(typed, word, maxEdits) <= maxEdits;
}
