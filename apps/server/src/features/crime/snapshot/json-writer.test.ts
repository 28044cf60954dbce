import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createJsonWriter } from './json-writer.ts';

const writer = createJsonWriter(16);
const count = fc.integer({ min: 0, max: 2_000_000 });

test('whole numbers are written as they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (value) => {
      writer.integer(value);
      expect(writer.flush().toString()).toBe(String(value));
    }),
  );
});

test('a ratio is valid JSON and right to nine decimals', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 10_000_000 }), (numerator, denominator) => {
      writer.ratio(numerator, denominator);
      const text = writer.flush().toString();
      expect(Math.abs(JSON.parse(text) - numerator / denominator)).toBeLessThanOrEqual(
        0.500_001e-9,
      );
      expect(text).not.toMatch(/\.\d*0$|\.$/);
    }),
  );
});

test.each([
  [51, 77_270, '0.000660023'],
  [0, 12, '0'],
  [24, 12, '2'],
  [1, 2, '0.5'],
  [1, 10_000_000, '0.0000001'],
  [999_999_999, 1_000_000_000, '0.999999999'],
])('%i of %i is written %s', (numerator, denominator, text) => {
  writer.ratio(numerator, denominator);
  expect(writer.flush().toString()).toBe(text);
});

test('a text is written as UTF-8, behind what was there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      writer.integer(1);
      writer.text(text);
      writer.integer(2);
      expect(writer.flush()).toEqual(Buffer.from(`1${text}2`));
    }),
  );
});

test('memory grows as needed, and what is taken back is gone', () => {
  const text = '"a text of more than sixteen bytes"}';
  writer.bytes(Buffer.from(text));
  writer.back(1);
  writer.integer(7);
  expect(writer.flush().toString()).toBe(`${text.slice(0, -1)}7`);
});
