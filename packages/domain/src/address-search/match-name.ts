import { allowedEdits, editDistance } from './edit-distance.ts';
import { lettersOf, mayBeMeant } from './letters.ts';
import { plainText, plainWords } from './words.ts';

/** A name prepared for comparison. */
export interface MatchableName {
  readonly plain: string;
  readonly letters: number;
  readonly words: readonly MatchableWord[];
}

interface MatchableWord {
  readonly text: string;
  readonly letters: number;
}

export function matchableName(name: string): MatchableName {
  const words = plainWords(name);
  const plain = words.join(' ');
  return {
    plain,
    letters: lettersOf(plain),
    words: words.map((text) => ({ text, letters: lettersOf(text) })),
  };
}

/** Typed text, prepared once for the comparison with all names. */
export interface TypedName extends MatchableName {
  /** The last token may be incomplete. */
  readonly open: boolean;
}

export function typedName(typed: string): TypedName {
  return { ...matchableName(typed), open: !/[\s,]$/.test(plainText(typed)) };
}

/**
 * Scores how well a name matches the typed text, from 0 (not at all) to 1: the full name, its prefix, prefixes of its
 * tokens, and all of these with typing errors.
 */
export function matchName(typed: TypedName, name: MatchableName): number {
  if (typed.plain === '' || name.plain === '') return 0;
  if (name.plain === typed.plain) return 1;
  const share = Math.min(1, typed.plain.length / name.plain.length);
  if (name.plain.startsWith(typed.plain)) return 0.88 + 0.1 * share;
  const mean = meanFit(typed, name.words);
  // Tokens may be typed in any order: `hills hollywood`, `observatory griffith`.
  if (mean > 0) return mean * (0.78 + 0.15 * share);
  const most = allowedEdits(typed.plain.replaceAll(' ', ''));
  if (most === 0 || !mayBeMeant(typed.letters, name.letters, most, typed.open)) return 0;
  const edits = editDistance(typed.plain, name.plain, most, typed.open);
  return edits > most ? 0 : (0.92 - (0.9 * edits) / typed.plain.length) * (0.85 + 0.15 * share);
}

/** Returns 0 where a typed token matches no token of the name. */
function meanFit({ words: typed, open }: TypedName, words: readonly MatchableWord[]): number {
  let sum = 0;
  for (const [at, word] of typed.entries()) {
    const fit = wordFit(word, words, open && at === typed.length - 1);
    if (fit === 0) return 0;
    sum += fit;
  }
  return sum / typed.length;
}

function wordFit(
  { text: typed, letters }: MatchableWord,
  words: readonly MatchableWord[],
  open: boolean,
): number {
  let best = 0;
  const most = allowedEdits(typed);
  for (const { text: word, letters: theirs } of words) {
    if (word === typed) return 1;
    if (open && word.startsWith(typed)) best = Math.max(best, 0.95);
    else if (best < 0.9 && most > 0 && mayBeMeant(letters, theirs, most, open)) {
      const edits = editDistance(typed, word, most, open);
      if (edits <= most) best = Math.max(best, 0.9 - (0.9 * edits) / typed.length);
    }
  }
  return best;
}
