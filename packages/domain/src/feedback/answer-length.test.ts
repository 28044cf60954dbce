import { expect, test } from 'vitest';
import {
  countBytes,
  countCharacters,
  MAX_ANSWER_BYTES,
  MAX_ANSWER_CHARACTERS,
  truncateAnswer,
} from './answer-length.ts';

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

test('500 characters of any script are accepted, and further characters are truncated', () => {
  for (const character of ['x', 'ñ', 'n\u0303', '語', '👩']) {
    const fullAnswer = character.repeat(MAX_ANSWER_CHARACTERS);
    expect(truncateAnswer('', fullAnswer)).toBe(fullAnswer);
    expect(truncateAnswer('', fullAnswer + character)).toBe(fullAnswer);
  }
});

test('a character with accents without end fits as little as too many of them', () => {
  const endless = `a${'\u0301'.repeat(MAX_ANSWER_BYTES)}`;
  expect(truncateAnswer('', `yes ${endless}`)).toBe('yes ');
  const families = truncateAnswer('', FAMILY.repeat(MAX_ANSWER_CHARACTERS));
  expect(families).toBe(FAMILY.repeat(MAX_ANSWER_BYTES / 25));
});

test('typing in the middle of a full answer does not displace existing text', () => {
  const full = `${'x'.repeat(250)}${'y'.repeat(250)}`;
  expect(truncateAnswer(full, `${'x'.repeat(250)}new${'y'.repeat(250)}`)).toBe(full);
  const nearly = full.slice(2);
  expect(truncateAnswer(nearly, `${'x'.repeat(248)}new${'y'.repeat(250)}`)).toBe(
    `${'x'.repeat(248)}ne${'y'.repeat(250)}`,
  );
  const emoji = '👩'.repeat(MAX_ANSWER_CHARACTERS);
  expect(truncateAnswer(emoji, `👨${emoji}`)).toBe(emoji);
});
