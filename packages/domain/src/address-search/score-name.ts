import { canMatchMasks, toCharacterMask } from './character-mask.ts';
import { computeEditDistance, maxTypingErrors } from './edit-distance.ts';
import { normalizeText, tokenize } from './street-tokens.ts';

/** A name prepared for comparison. */
export interface MatchableName {
  readonly plain: string;
  readonly mask: number;
  readonly tokens: readonly MatchableToken[];
}

interface MatchableToken {
  readonly text: string;
  readonly mask: number;
}

/** Normalizes a name and computes the masks of its tokens, once for all comparisons. */
export function prepareName(name: string): MatchableName {
  const tokens = tokenize(name);
  const plain = tokens.join(' ');
  return {
    plain,
    mask: toCharacterMask(plain),
    tokens: tokens.map((text) => ({ text, mask: toCharacterMask(text) })),
  };
}

/** Typed text, prepared once for the comparison with all names. */
export interface TypedName extends MatchableName {
  /** The last token may be incomplete. */
  readonly isPrefix: boolean;
}

/** Prepares typed text; without a space or comma at its end, its last token may be the prefix of a word. */
export function prepareTypedName(typed: string): TypedName {
  return { ...prepareName(typed), isPrefix: !/[\s,]$/.test(normalizeText(typed)) };
}

/**
 * Scores how well a name matches the typed text, from 0 (not at all) to 1: the full name, its prefix, prefixes of its
 * tokens, and all of these with typing errors.
 */
export function scoreName(typed: TypedName, name: MatchableName): number {
  if (typed.plain === '' || name.plain === '') return 0;
  if (name.plain === typed.plain) return 1;
  const share = Math.min(1, typed.plain.length / name.plain.length);
  if (name.plain.startsWith(typed.plain)) return 0.88 + 0.1 * share;
  const mean = meanTokenScore(typed, name.tokens);
  // Tokens may be typed in any order: `hills hollywood`, `observatory griffith`.
  if (mean > 0) return mean * (0.78 + 0.15 * share);
  const maxEdits = maxTypingErrors(typed.plain.replaceAll(' ', ''));
  if (maxEdits === 0 || !canMatchMasks(typed.mask, name.mask, maxEdits, typed.isPrefix)) return 0;
  const edits = computeEditDistance(typed.plain, name.plain, maxEdits, typed.isPrefix);
  return edits > maxEdits ? 0 : (0.92 - (0.9 * edits) / typed.plain.length) * (0.85 + 0.15 * share);
}

/** Returns 0 where a typed token matches no token of the name. */
function meanTokenScore(
  { tokens: typed, isPrefix }: TypedName,
  tokens: readonly MatchableToken[],
): number {
  let sum = 0;
  for (const [at, token] of typed.entries()) {
    const score = scoreToken(token, tokens, isPrefix && at === typed.length - 1);
    if (score === 0) return 0;
    sum += score;
  }
  return sum / typed.length;
}

function scoreToken(
  { text: typed, mask }: MatchableToken,
  tokens: readonly MatchableToken[],
  isPrefix: boolean,
): number {
  let best = 0;
  const maxEdits = maxTypingErrors(typed);
  for (const { text: token, mask: tokenMask } of tokens) {
    if (token === typed) return 1;
    if (isPrefix && token.startsWith(typed)) best = Math.max(best, 0.95);
    else if (best < 0.9 && maxEdits > 0 && canMatchMasks(mask, tokenMask, maxEdits, isPrefix)) {
      const edits = computeEditDistance(typed, token, maxEdits, isPrefix);
      if (edits <= maxEdits) best = Math.max(best, 0.9 - (0.9 * edits) / typed.length);
    }
  }
  return best;
}
