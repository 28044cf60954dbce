import {
  allowedEdits,
  editDistance,
  lettersOf,
  mayBeMeant,
  WRITTEN_IN_FULL,
} from '@townlight/domain/address-search';
import { type AddressData, textAt } from './address-data.ts';

/** Match quality of a typed word against the words of the vocabulary. */
export interface TypedWord {
  /** Word ids with a quality above 0 and up to 1. */
  readonly words: readonly number[];
  /** By word id; 0 for words that do not match. */
  readonly quality: Float32Array;
  /** Weight of the typed word: high where few names match it. */
  readonly weight: number;
}

export interface WordMatcher {
  /** Must be called before the words of a new search. */
  begin(): void;
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
type Suited = readonly [number, number];

/** Maximum number of words per search that are corrected: each is compared with the complete vocabulary. */
const MOST_MENDED = 4;
/** Typing errors in the first letter are rare. */
const FIRST_LETTER = 0.06;

export function createWordMatcher(data: AddressData): WordMatcher {
  const { wordLetters, wordNamesFrom } = data;
  const count = wordLetters.length;
  const texts = Array.from({ length: count }, (_, id) => textAt(data.words, id));
  const idOf = new Map(texts.map((word, id) => [word, id]));
  const names = Math.max(1_000, data.nameWeights.length);
  const rooms: { words: number[]; quality: Float32Array }[] = [];

  /** Corrections found in this search; its later passes request the same words again. */
  const mended = new Map<string, readonly Suited[]>();

  /** Returns the words that may be meant if `typed` has typing errors. */
  function misspelled(typed: string, open: boolean): readonly Suited[] {
    const most = allowedEdits(typed);
    if (most === 0) return [];
    const key = `${typed} ${open}`;
    const known = mended.get(key);
    if (known !== undefined) return known;
    if (mended.size === MOST_MENDED) return [];
    const found: Suited[] = [];
    for (const [full, canonical] of WRITTEN_IN_FULL) {
      const word = idOf.get(canonical);
      const edits = word === undefined ? most + 1 : editDistance(typed, full, most, open);
      if (word !== undefined && edits <= most)
        found.push([word, qualityOf(typed, full, edits, open)]);
    }
    const letters = lettersOf(typed);
    for (let word = 0; word < count; word++) {
      if (!mayBeMeant(letters, wordLetters[word] as number, most, open)) continue;
      const text = texts[word] as string;
      const edits = editDistance(typed, text, most, open);
      if (edits === 0 || edits > most) continue;
      found.push([word, qualityOf(typed, text, edits, open)]);
    }
    mended.set(key, found);
    return found;
  }

  function match(at: number, typed: string, open: boolean, forgiving: boolean): TypedWord {
    rooms[at] ??= { words: [], quality: new Float32Array(count) };
    const room = rooms[at];
    for (const word of room.words) room.quality[word] = 0;
    room.words.length = 0;
    const add = (word: number, quality: number) => {
      if (room.quality[word] === 0) room.words.push(word);
      room.quality[word] = Math.max(room.quality[word] as number, quality);
    };

    const exact = idOf.get(typed);
    if (exact !== undefined) add(exact, 1);
    if (open) {
      for (let word = firstFrom(texts, typed); word < count; word++) {
        const text = texts[word] as string;
        if (!text.startsWith(typed)) break;
        if (word !== exact) add(word, 0.8 + (0.15 * typed.length) / text.length);
      }
    }
    if (forgiving || room.words.length === 0)
      for (const [word, quality] of misspelled(typed, open)) add(word, quality);
    let suited = 0;
    for (const word of room.words)
      suited += (wordNamesFrom[word + 1] as number) - (wordNamesFrom[word] as number);
    const weight =
      exact === undefined || open
        ? Math.log(1 + names / Math.max(1, suited))
        : (data.wordWeights[exact] as number);
    return { words: room.words, quality: room.quality, weight };
  }

  return { begin: () => mended.clear(), match, isKnown: (word) => idOf.has(word) };
}

function qualityOf(typed: string, text: string, edits: number, open: boolean): number {
  const slip = text[0] === typed[0] ? 0 : FIRST_LETTER;
  const unsaid = open ? 0.1 * (1 - Math.min(1, typed.length / text.length)) : 0;
  return 1 - (0.9 * edits) / Math.max(4, typed.length) - slip - unsaid;
}

function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
