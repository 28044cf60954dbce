import { canMatchMasks, toCharacterMask } from './character-mask.ts';
import { computeEditDistance } from './edit-distance.ts';
import { tokenize } from './street-tokens.ts';

/** Longest text that is compared. */
const MAX_LENGTH = 32;

/** Spellings of one sound in English and Spanish: `Boil Heights` and `Boyle Heights`, `Silmar` and `Sylmar`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh(?=t)/g, ''],
  [/ch/g, 'x'],
  [/c(?=[eiy])/g, 's'],
  [/qu(?=[ei])|ck|[cq]/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/g?w|gu(?=[aeo])/g, 'u'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** How a text sounds, without spaces, and the characters of that. */
export interface SoundKey {
  readonly text: string;
  readonly mask: number;
}

/** Replaces spellings that sound alike by the same one. */
export function toSoundKey(typed: string): SoundKey {
  const plain = tokenize(typed).join('').slice(0, MAX_LENGTH);
  const text = SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), plain);
  return { text, mask: toCharacterMask(text) };
}

/**
 * Returns how similar two texts sound: 1 for the same, 0 below the minimum.
 * @param min similarity below which the comparison stops early
 */
export function computeSoundSimilarity(typed: SoundKey, name: SoundKey, min: number): number {
  const longest = Math.max(typed.text.length, name.text.length);
  if (longest === 0) return 0;
  const maxEdits = Math.floor(longest * (1 - min) + 1e-9);
  if (!canMatchMasks(typed.mask, name.mask, maxEdits, false)) return 0;
  const edits = computeEditDistance(typed.text, name.text, maxEdits);
  return edits > maxEdits ? 0 : 1 - edits / longest;
}
