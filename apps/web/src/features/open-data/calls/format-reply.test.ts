import { expect, test } from 'vitest';
import { formatReply } from './format-reply.ts';

test('a short reply is indented and whole', () => {
  expect(formatReply('{"rank":3}')).toEqual({
    shown: '{\n  "rank": 3\n}',
    length: 10,
    isCut: false,
  });
});

test('of a long reply the first part is shown, and its whole length told', () => {
  const body = JSON.stringify(Array.from({ length: 3_000 }, (_, at) => at));
  const { shown, length, isCut } = formatReply(body);
  expect([shown.length, length, isCut]).toEqual([4_000, body.length, true]);
});

test('what is no JSON stands as it came', () => {
  expect(formatReply('<html>').shown).toBe('<html>');
});
