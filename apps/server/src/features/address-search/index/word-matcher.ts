import {
  canMatchMasks,
  computeEditDistance,
  computeSoundSimilarity,
  maxTypingErrors,
  type SoundKey,
  toCharacterMask,
  toSoundKey,
  UNABBREVIATED_FORMS,
} from '@townlight/domain/address-search';
import { type AddressData, readPooledText } from './address-data.ts';

/** Match quality of a typed word against the words of the vocabulary. */
export interface TypedWord {
  /** Word ids with a quality above 0 and up to 1. */
  readonly words: readonly number[];
  /** By word id; 0 for words that do not match. */
  readonly quality: Float32Array;
  /** Weight of the typed word: high where few names match it. */
  readonly weight: number;
}

/** Compares typed words with all words of the loaded names. */
export interface WordMatcher {
  /**
   * Must be called before the words of a new search.
   * @param bySound also matches words that sound like one which nothing else explains
   */
  reset(bySound: boolean): void;
  /**
   * Finds the words that may be meant.
   * @param at index of the word in the query; its buffer is reused by the next query
   * @param open the word may be incomplete
   * @param forgiving also searches for typing errors where the typed word exists
   */
  match(at: number, typed: string, open: boolean, forgiving: boolean): TypedWord;
  /** Returns whether any name contains exactly this word. */
  isKnown(word: string): boolean;
}

/** Word id and match quality. */
type ScoredId = readonly [number, number];

/** Maximum number of words per search that are corrected: each is compared with the complete vocabulary. */
const MAX_CORRECTED_WORDS = 4;
/** Shorter words sound like too many. */
const MIN_SOUND_LENGTH = 5;
const MIN_SOUND_SIMILARITY = 0.7;
/** Below that of a word with one typing error. */
const SOUND_QUALITY = 0.8;
/** Typing errors in the first letter are rare. */
const FIRST_CHARACTER_PENALTY = 0.06;

export function createWordMatcher(data: AddressData): WordMatcher {
  const { wordLetters, wordNamesFrom } = data;
  const count = wordLetters.length;
  const texts = Array.from({ length: count }, (_, id) => readPooledText(data.words, id));
  const idOf = new Map(texts.map((word, id) => [word, id]));
  const names = Math.max(1_000, data.nameWeights.length);
  const buffers: { words: number[]; quality: Float32Array }[] = [];

  let bySound = false;
  /** Of each word; computed with the first word that needs them. */
  let soundKeys: SoundKey[] | undefined;
  /** Corrections found in this search; its later passes request the same words again. */
  const corrections = new Map<string, readonly ScoredId[]>();

  /** Returns the words that may be meant if `typed` has typing errors, or else those that sound like it. */
  function findCorrections(typed: string, open: boolean): readonly ScoredId[] {
    const maxEdits = maxTypingErrors(typed);
    if (maxEdits === 0) return [];
    const key = `${typed} ${open}`;
    const known = corrections.get(key);
    if (known !== undefined) return known;
    if (corrections.size === MAX_CORRECTED_WORDS) return [];
    const found: ScoredId[] = [];
    for (const [full, canonical] of UNABBREVIATED_FORMS) {
      const word = idOf.get(canonical);
      const edits =
        word === undefined ? maxEdits + 1 : computeEditDistance(typed, full, maxEdits, open);
      if (word !== undefined && edits <= maxEdits)
        found.push([word, qualityOf(typed, full, edits, open)]);
    }
    const characterMask = toCharacterMask(typed);
    for (let word = 0; word < count; word++) {
      if (!canMatchMasks(characterMask, wordLetters[word] as number, maxEdits, open)) continue;
      const text = texts[word] as string;
      const edits = computeEditDistance(typed, text, maxEdits, open);
      if (edits === 0 || edits > maxEdits) continue;
      found.push([word, qualityOf(typed, text, edits, open)]);
    }
    const suited = found.length > 0 || !bySound ? found : findSoundAlikes(typed);
    corrections.set(key, suited);
    return suited;
  }

  function findSoundAlikes(typed: string): readonly ScoredId[] {
    if (typed.length < MIN_SOUND_LENGTH) return [];
    soundKeys ??= texts.map(toSoundKey);
    const wanted = toSoundKey(typed);
    const alike: ScoredId[] = [];
    for (const [word, key] of soundKeys.entries()) {
      const similarity = computeSoundSimilarity(wanted, key, MIN_SOUND_SIMILARITY);
      if (similarity > 0) alike.push([word, SOUND_QUALITY * similarity]);
    }
    return alike;
  }

  function match(at: number, typed: string, open: boolean, forgiving: boolean): TypedWord {
    buffers[at] ??= { words: [], quality: new Float32Array(count) };
    const buffer = buffers[at];
    for (const word of buffer.words) buffer.quality[word] = 0;
    buffer.words.length = 0;
    const add = (word: number, quality: number) => {
      if (buffer.quality[word] === 0) buffer.words.push(word);
      buffer.quality[word] = Math.max(buffer.quality[word] as number, quality);
    };

    const exact = idOf.get(typed);
    if (exact !== undefined) add(exact, 1);
    if (open) {
      for (let word = lowerBound(texts, typed); word < count; word++) {
        const text = texts[word] as string;
        if (!text.startsWith(typed)) break;
        if (word !== exact) add(word, 0.8 + (0.15 * typed.length) / text.length);
      }
    }
    if (forgiving || buffer.words.length === 0)
      for (const [word, quality] of findCorrections(typed, open)) add(word, quality);
    let suited = 0;
    for (const word of buffer.words)
      suited += (wordNamesFrom[word + 1] as number) - (wordNamesFrom[word] as number);
    const weight =
      exact === undefined || open
        ? Math.log(1 + names / Math.max(1, suited))
        : (data.wordWeights[exact] as number);
    return { words: buffer.words, quality: buffer.quality, weight };
  }

  function reset(now: boolean) {
    bySound = now;
    corrections.clear();
  }

  return { reset, match, isKnown: (word) => idOf.has(word) };
}

function qualityOf(typed: string, text: string, edits: number, open: boolean): number {
  const firstCharacterPenalty = text[0] === typed[0] ? 0 : FIRST_CHARACTER_PENALTY;
  const untypedPenalty = open ? 0.1 * (1 - Math.min(1, typed.length / text.length)) : 0;
  return 1 - (0.9 * edits) / Math.max(4, typed.length) - firstCharacterPenalty - untypedPenalty;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
