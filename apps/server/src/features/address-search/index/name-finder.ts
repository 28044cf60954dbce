import type { AddressData } from './address-data.ts';
import type { TypedWord, WordMatcher } from './word-matcher.ts';

/** A street name that may match the query. */
export interface NameMatch {
  readonly name: number;
  /** Bit mask of the typed words that match the name. */
  readonly matchedMask: number;
  /** Sum of weight times quality of the matched words. */
  readonly got: number;
  /** Share of the name that was typed, from 0 to 1. */
  readonly covered: number;
}

export interface NameMatches {
  readonly names: readonly NameMatch[];
  readonly typed: readonly TypedWord[];
}

/** Finds street names by their words. */
export interface NameFinder {
  /** @param words as `normalizeStreetTokens` makes them; the last may go on while it is typed */
  find(words: readonly string[], options: { open: boolean; forgiving: boolean }): NameMatches;
}

/** Maximum number of names that are aligned word by word. */
const MAX_PAIRED_NAMES = 64;
/** Avenue 63 is not 63rd Avenue. */
const REORDERED_FACTOR = 0.95;

/** Creates a finder of names that share words with the query; rare words count more than frequent ones. */
export function createNameFinder(data: AddressData, matcher: WordMatcher): NameFinder {
  const { wordNamesFrom, wordNames, wordWeights, nameWords, nameWeights, nameImportance } = data;
  const count = nameWeights.length;
  const got = new Float32Array(count);
  const covered = new Float32Array(count);
  const touched = new Int32Array(count);

  function find(
    words: readonly string[],
    { open, forgiving }: { open: boolean; forgiving: boolean },
  ) {
    const typed = words.map((word, at) =>
      matcher.match(at, word, open && at === words.length - 1, forgiving),
    );
    const total = typed.reduce((sum, { weight }) => sum + weight, 0) || 1;
    let seen = 0;
    for (const { words: suited, quality, weight } of typed) {
      for (const word of suited) {
        const share = quality[word] as number;
        const worth = weight * share;
        const cover = (wordWeights[word] as number) * share;
        for (
          let at = wordNamesFrom[word] as number;
          at < (wordNamesFrom[word + 1] as number);
          at++
        ) {
          const name = wordNames[at] as number;
          if (got[name] === 0) touched[seen++] = name;
          got[name] = (got[name] as number) + worth;
          covered[name] = (covered[name] as number) + cover;
        }
      }
    }
    const best = new TopScores(MAX_PAIRED_NAMES);
    for (let at = 0; at < seen; at++) {
      const name = touched[at] as number;
      const share = Math.min(1, (covered[name] as number) / (nameWeights[name] as number));
      best.offer(
        name,
        (got[name] as number) / total + 0.25 * share + 0.05 * (nameImportance[name] as number),
      );
      got[name] = 0;
      covered[name] = 0;
    }
    return { typed, names: best.items.map((name) => alignName(name, typed)) };
  }

  /** Aligns the words of the name with the typed words, best pairs first; each word is used once. */
  function alignName(name: number, typed: readonly TypedWord[]): NameMatch {
    const from = data.nameWordsFrom[name] as number;
    const end = data.nameWordsFrom[name + 1] as number;
    let [matchedMask, paired, sum, cover, last, isReordered] = [0, 0, 0, 0, -1, false];
    while (true) {
      let [bestAt, bestTyped, best] = [-1, -1, 0];
      for (let at = from; at < end; at++) {
        if ((paired & (1 << (at - from))) !== 0) continue;
        const word = nameWords[at] as number;
        for (let i = 0; i < typed.length; i++) {
          const quality = (typed[i] as TypedWord).quality[word] as number;
          if (quality <= best || (matchedMask & (1 << i)) !== 0) continue;
          [bestAt, bestTyped, best] = [at, i, quality];
        }
      }
      if (bestAt < 0) break;
      paired |= 1 << (bestAt - from);
      matchedMask |= 1 << bestTyped;
      sum += (typed[bestTyped] as TypedWord).weight * best;
      cover += (wordWeights[nameWords[bestAt] as number] as number) * best;
      // equally good pairs come in the order of the name
      if (best === 1) {
        isReordered ||= bestTyped < last;
        last = bestTyped;
      }
    }
    const covered = Math.min(1, cover / (nameWeights[name] as number));
    return { name, matchedMask, got: sum * (isReordered ? REORDERED_FACTOR : 1), covered };
  }

  return { find };
}

/** Collects the items with the highest scores, best first. */
class TopScores {
  readonly items: number[] = [];
  readonly #scores: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(item: number, score: number): void {
    const { items } = this;
    if (items.length === this.#limit) {
      if (score <= (this.#scores[this.#limit - 1] as number)) return;
      items.pop();
      this.#scores.pop();
    }
    let at = items.length;
    while (at > 0 && (this.#scores[at - 1] as number) < score) at--;
    items.splice(at, 0, item);
    this.#scores.splice(at, 0, score);
  }
}
