import { expect, test } from 'vitest';
import { wrapText } from './draw-chart-file.ts';

const letters = (line: string) => line.length;

test.each([
  ['', []],
  ['one', ['one']],
  ['one two three', ['one two', 'three']],
  ['  one\n two ', ['one two']],
  ['a incomprehensible b', ['a', 'incomprehensible', 'b']],
])('%j wraps to the lines %j of at most 8 characters', (text, lines) => {
  expect(wrapText(text, 8, letters)).toEqual(lines);
});
