import { syllable } from 'syllable';

export interface ReadingLevel {
  /** The US school grade level by Flesch and Kincaid (1975). */
  readonly grade: number;
  readonly tokenCount: number;
  readonly sentences: number;
  /** The number of words of the longest sentence. */
  readonly longest: number;
}

/** Measures the readability of an English text; place names and figures count as words. */
export function readingLevel(text: string): ReadingLevel {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%-]*/gu) ?? [])
    .filter((tokens) => tokens.length > 0);
  const tokens = sentences.flat();
  const syllables = tokens.reduce((sum, token) => sum + Math.max(1, syllable(token)), 0);
  return {
    grade: 0.39 * (tokens.length / sentences.length) + 11.8 * (syllables / tokens.length) - 15.59,
    tokenCount: tokens.length,
    sentences: sentences.length,
    longest: Math.max(...sentences.map((one) => one.length)),
  };
}

/**
 * Measures the readability of a Spanish text by Szigriszt and Pazos (INFLESZ): over 55 is normal, over 65 quite easy.
 * Syllables are groups of vowels, split where two strong ones meet or a weak one is stressed.
 */
export function readingEase(text: string): number {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  const tokens = text.match(/\p{L}+|\p{N}[\p{N}.,]*/gu) ?? [];
  const syllables = tokens.reduce((sum, token) => sum + spanishSyllables(token), 0);
  return 206.835 - 62.3 * (syllables / tokens.length) - tokens.length / sentences.length;
}

function spanishSyllables(token: string): number {
  const parted = token
    .toLowerCase()
    .replace(/(?<=[qg])u(?=[eiéí])/g, '')
    .replace(/(?<=[aeoáéó])(?=[aeoáéóíú])|(?<=[íú])(?=[aeoáéó])/g, '-');
  return Math.max(1, parted.match(/[aeiouáéíóúü]+/g)?.length ?? 0);
}
