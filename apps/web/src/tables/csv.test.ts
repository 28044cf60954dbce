import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what needs quotes and leaves missing figures empty', () => {
  expect(
    toCsv([
      ['name', 'count'],
      ['Athens, West "A"', null],
      ['Venice', 12],
    ]),
  ).toBe('name,count\r\n"Athens, West ""A""",\r\nVenice,12\r\n');
});
