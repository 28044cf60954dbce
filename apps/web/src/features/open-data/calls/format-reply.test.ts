import { expect, test } from 'vitest';
import { formatReply } from './format-reply.ts';

test('a short response is indented and not truncated', () => {
  expect(formatReply('{"rank":3}')).toEqual({
    shown: '{\n  "rank": 3\n}',
    length: 10,
    isCut: false,
  });
});

test('a long response is truncated, and its full length is returned', () => {
  const body = JSON.stringify(Array.from({ length: 3_000 }, (_, at) => at));
  const { shown, length, isCut } = formatReply(body);
  expect([shown.length, length, isCut]).toEqual([4_000, body.length, true]);
});

test('a response that is not JSON is returned unchanged', () => {
  expect(formatReply('<html>').shown).toBe('<html>');
});
