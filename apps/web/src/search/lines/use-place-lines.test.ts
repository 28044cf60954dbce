import { describe, expect, it } from 'vitest';
import type { PlaceLine } from './place-line.ts';
import { mergeLines } from './use-place-lines.ts';

const line = (key: string): PlaceLine => ({
  key,
  label: key,
  choice: {
    place: { type: 'poi', label: key, center: null, neighborhood: null, area: null },
  },
});
const lines = (keys: string) => keys.split('').map(line);
const merged = (local: string, theirs: string) =>
  mergeLines(lines(local), lines(theirs))
    .map(({ key }) => key)
    .join('');

describe('the lines of the search', () => {
  it('are those of the page until the server answers', () => {
    expect(merged('abcde', '')).toBe('abcde');
  });

  it('do not move when places from the server are appended', () => {
    expect(merged('ab', 'xyz')).toBe('abxyz');
    expect(merged('abcde', 'x')).toBe('abcdx');
    expect(merged('abcde', 'vwxyz')).toBe('abcvw');
    expect(merged('', 'vwxyz')).toBe('vwxyz');
  });

  it('name an area once that both know', () => {
    expect(merged('abc', 'bxc')).toBe('abcx');
  });

  it('are five at most', () => {
    expect(merged('abcd', 'vwxyz')).toHaveLength(5);
  });
});
