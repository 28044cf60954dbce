import { expect, test } from 'vitest';
import { stripControlCharacters, toPlainLine } from './safe-text.ts';

test('escape sequences and control characters are removed; text and line breaks are retained', () => {
  const title = '\u001b]0;owned\u0007';
  expect(
    stripControlCharacters(`a\u001b[31mred\u001b[0m${title}b\u009b2Jc\rd\u0000\u202Ee\tf\ng`),
  ).toBe('aredbcde\tf\ng');
  expect(stripControlCharacters('id,page\r\n1,/\r\n')).toBe('id,page\r\n1,/\r\n');
  expect(stripControlCharacters('Cañón, “東京” 🦊')).toBe('Cañón, “東京” 🦊');
});

test('a line is one line, of bounded length', () => {
  expect(toPlainLine('  one\r\ntwo\u2028three')).toBe('  one two three');
  expect(toPlainLine('x'.repeat(5_000_000))).toHaveLength(1_001);
  expect(toPlainLine('x'.repeat(1_000))).toHaveLength(1_000);
});
