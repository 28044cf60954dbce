import { expect, test } from 'vitest';
import { countBytes, countCharacters, fitAnswer } from './answer-length.ts';
import { MOST_ANSWER_BYTES, MOST_ANSWER_CHARACTERS } from './constants.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['año', 3, 4],
  ['an\u0303o', 3, 5],
  [FAMILY, 1, 25],
  ['🇺🇸🇲🇽', 2, 16],
  ['नमस्ते', 3, 18],
  ['a\r\nb', 3, 4],
  ['', 0, 0],
])('%j has %i characters and %i bytes', (text, characters, bytes) => {
  expect([countCharacters(text), countBytes(text)]).toEqual([characters, bytes]);
  expect(countBytes(text)).toBe(new TextEncoder().encode(text).length);
});

test('500 characters fit, of whatever letters, and not one more', () => {
  for (const letter of ['x', 'ñ', 'n\u0303', '語', '👩']) {
    const whole = letter.repeat(MOST_ANSWER_CHARACTERS);
    expect(fitAnswer('', whole)).toBe(whole);
    expect(fitAnswer('', whole + letter)).toBe(whole);
  }
});

test('a character with accents without end fits as little as too many of them', () => {
  const endless = `a${'\u0301'.repeat(MOST_ANSWER_BYTES)}`;
  expect(fitAnswer('', `yes ${endless}`)).toBe('yes ');
  const families = fitAnswer('', FAMILY.repeat(MOST_ANSWER_CHARACTERS));
  expect(families).toBe(FAMILY.repeat(MOST_ANSWER_BYTES / 25));
});

test('in a full answer nothing gives way to what is typed in its middle', () => {
  const full = `${'x'.repeat(250)}${'y'.repeat(250)}`;
  expect(fitAnswer(full, `${'x'.repeat(250)}new${'y'.repeat(250)}`)).toBe(full);
  const nearly = full.slice(2);
  expect(fitAnswer(nearly, `${'x'.repeat(248)}new${'y'.repeat(250)}`)).toBe(
    `${'x'.repeat(248)}ne${'y'.repeat(250)}`,
  );
  const emoji = '👩'.repeat(MOST_ANSWER_CHARACTERS);
  expect(fitAnswer(emoji, `👨${emoji}`)).toBe(emoji);
});
