import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsIn, wordsNotOfTheHouse } from './house-words.ts';

test('pages, messages, documents and comments are in plain American English', () => {
  expect(wordsNotOfTheHouse(join(import.meta.dirname, '..'))).toEqual([]);
});

test('a word that the house does not use is found, with what to write; readers are spared more', () => {
  const text = 'The map is drawn\nanew, in other colours.\nNone can be told.';
  expect(wordsIn(text, false)).toEqual(['2: "anew"; write again', '2: "colour"; write color']);
  expect(wordsIn(text, true)).toContain('3: "can be told"; write is known');
  expect(wordsIn('too close to be told apart, therefore gray', true)).toEqual([]);
});

test('one spelling, and a percent sign right behind its number', () => {
  const found = (text: string) => wordsIn(text, true).length;
  expect(found('a catalogue in grey')).toBe(2);
  expect(found('Down 12 % since October, in {share} % of areas')).toBe(1);
  expect(found('shade it grey')).toBe(0);
  expect(found('Down 12% since October')).toBe(0);
  expect(found('Mend the file; all unless told')).toBe(2);
  expect(found('The error is told beside it')).toBe(1);
});
