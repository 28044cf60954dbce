import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  COMMENT_ENGLISH,
  checkProse,
  commentsOf,
  findWords,
  PLAIN_ENGLISH,
  READER_ENGLISH,
} from './check-prose.ts';

test('pages, messages, documents and comments are in plain American English', () => {
  expect(checkProse(join(import.meta.dirname, '..'))).toEqual([]);
});

test('a discouraged term is reported with its replacement, and more terms are discouraged in texts for readers', () => {
  const text = 'The map is drawn\nanew, in other colours.\nNone can be told.';
  expect(findWords(text, PLAIN_ENGLISH)).toEqual([
    '2: "anew"; write again',
    '2: "colour"; write color',
  ]);
  expect(findWords(text, READER_ENGLISH)).toEqual(['3: "can be told"; write is known']);
  expect(findWords('too close to be told apart, therefore gray', READER_ENGLISH)).toEqual([]);
});

test('one spelling, and a percent sign directly after its number', () => {
  const found = (text: string) => findWords(text, [...PLAIN_ENGLISH, ...READER_ENGLISH]).length;
  expect(found('a catalogue in grey')).toBe(2);
  expect(found('Down 12 % since October, in {share} % of areas')).toBe(1);
  expect(found('shade it grey')).toBe(0);
  expect(found('Down 12% since October')).toBe(0);
  expect(found('a realistic, optimistic estimate')).toBe(0);
  expect(found('Mend the file; all unless told')).toBe(2);
});

test('comments avoid more terms than code and strings, and quotes in comments are exempt', () => {
  const source = [
    '/** Tells the reader what was asked. */',
    "const told = 'nobody said so'; // kept for later",
    '// the message "nobody was asked" is shown',
    "const url = 'http://said.example';",
  ].join('\n');
  expect(findWords(commentsOf(source), COMMENT_ENGLISH)).toEqual([
    '1: "Tells"; write report, show, format',
    '1: "asked"; write request, query',
    '2: "kept"; write stored, cached, retained',
  ]);
});
