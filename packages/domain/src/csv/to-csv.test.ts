import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toCsv, unescapeCsvText } from './to-csv.ts';

it('quotes what needs quotes and leaves missing figures empty', () => {
  expect(
    toCsv([
      ['name', 'count'],
      ['Athens, West "A"', null],
      ['Venice', 12],
    ]),
  ).toBe('name,count\r\n"Athens, West ""A""",\r\nVenice,12\r\n');
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1-2', "'+1-2"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ["'=1", "''=1"],
  ["O'Neill", "O'Neill"],
  ["'quoted'", "'quoted'"],
])('a text that begins like a formula is escaped: %j', (text, written) => {
  expect(toCsv([[text]], '\n')).toBe(`${written}\n`);
  expect(unescapeCsvText(written.replace(/^"|"$/g, '').replaceAll('""', '"'))).toBe(text);
});

test('numbers stay numbers, written as text too', () => {
  expect(toCsv([[-118.25, '-118.25', '+5', '-1e-7', '.5', true]], '\n')).toBe(
    '-118.25,-118.25,+5,-1e-7,.5,true\n',
  );
});

test('no cell begins with a formula character unless it is a number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = toCsv([[text]], '').replace(/^"/, '');
      expect(/^[=+\-@\t\r\n]/.test(cell) && Number.isNaN(Number(cell))).toBe(false);
    }),
  );
});
