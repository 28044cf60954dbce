import { expect, test } from 'vitest';
import { parsePostOfficeBox } from './post-office-box.ts';

test.each([
  ['PO Box 123', ''],
  ['P.O. Box 123, Burbank, CA 91502', 'burbank ca 91502'],
  ['P O Bx 123 Pasadena', 'pasadena'],
  ['Apartado postal 123, Burbank', 'burbank'],
  ['apartado 55', ''],
  ['po box', ''],
])('%s is a post office box in "%s"', (typed, rest) => {
  expect(parsePostOfficeBox(typed)).toBe(rest);
});

test.each(['Box Canyon Rd', '12 Post St', 'Pomona', 'apartamento 4'])('%s is none', (typed) => {
  expect(parsePostOfficeBox(typed)).toBeNull();
});
