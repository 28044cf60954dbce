import { syllable } from 'syllable';

export interface ReadingLevel {
  /** The US school grade level by Flesch and Kincaid (1975). */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
  /** The number of words of the longest sentence. */
  readonly longest: number;
}

/** Measures the readability of an English text; place names and figures count as words. */
export function readingLevel(text: string): ReadingLevel {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%-]*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
    words: words.length,
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
  const words = text.match(/\p{L}+|\p{N}[\p{N}.,]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

function spanishSyllables(word: string): number {
  const parted = word
    .toLowerCase()
    .replace(/(?<=[qg])u(?=[eiéí])/g, '')
    .replace(/(?<=[aeoáéó])(?=[aeoáéóíú])|(?<=[íú])(?=[aeoáéó])/g, '-');
  return Math.max(1, parted.match(/[aeiouáéíóúü]+/g)?.length ?? 0);
}
