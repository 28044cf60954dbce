import { editDistance } from './edit-distance.ts';
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

/** Reduces a text to how it sounds, without spaces. */
export function toSoundKey(text: string): string {
  const plain = tokenize(text).join('').slice(0, MAX_LENGTH);
  return SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), plain);
}

/** Returns how similar two sound keys are: 1 for the same, 0 for nothing in common. */
export function soundSimilarity(typed: string, name: string): number {
  const longest = Math.max(typed.length, name.length);
  if (longest === 0) return 0;
  const maxEdits = Math.floor(longest / 2);
  const edits = editDistance(typed, name, maxEdits);
  return edits > maxEdits ? 0 : 1 - edits / longest;
}
