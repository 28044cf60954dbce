import {
  allowedEdits,
  editDistance,
  plainText,
  plainWords,
} from '@townlight/domain/address-search';

/** A name as it is compared. */
export interface MatchableName {
  readonly plain: string;
  readonly words: readonly string[];
}

export function matchableName(name: string): MatchableName {
  return { plain: plainWords(name).join(' '), words: plainWords(name) };
}

/** What somebody typed, prepared once for all names. */
export interface TypedName extends MatchableName {
  /** The last word may go on. */
  readonly open: boolean;
}

export function typedName(typed: string): TypedName {
  return { ...matchableName(typed), open: !/[\s,]$/.test(plainText(typed)) };
}

/**
 * How well a name suits what is typed, from 0 (not at all) to 1: the whole name, its beginning, beginnings of its words,
 * and all of these with typing errors.
 */
export function matchPlace(typed: TypedName, name: MatchableName): number {
  if (typed.plain === '' || name.plain === '') return 0;
  if (name.plain === typed.plain) return 1;
  const share = Math.min(1, typed.plain.length / name.plain.length);
  if (name.plain.startsWith(typed.plain)) return 0.88 + 0.1 * share;
  const parts = typed.words.map((word, at) =>
    wordFit(word, name.words, typed.open && at === typed.words.length - 1),
  );
  const worst = Math.min(...parts);
  // words in any order, each of them typed: `hills hollywood`, `observatory griffith`
  if (worst > 0) {
    const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    return mean * (0.78 + 0.15 * share);
  }
  const most = allowedEdits(typed.plain.replaceAll(' ', ''));
  if (most === 0) return 0;
  const edits = editDistance(typed.plain, name.plain, most, typed.open);
  return edits > most ? 0 : (0.92 - (0.9 * edits) / typed.plain.length) * (0.85 + 0.15 * share);
}

function wordFit(typed: string, words: readonly string[], open: boolean): number {
  let best = 0;
  const most = allowedEdits(typed);
  for (const word of words) {
    if (word === typed) return 1;
    if (open && word.startsWith(typed)) best = Math.max(best, 0.95);
    else if (best < 0.9 && most > 0) {
      const edits = editDistance(typed, word, most, open);
      if (edits <= most) best = Math.max(best, 0.9 - (0.9 * edits) / typed.length);
    }
  }
  return best;
}
