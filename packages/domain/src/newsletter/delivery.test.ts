import { expect, test } from 'vitest';
import { judgeRefusal, waitAfterFailures, waitAfterTries } from './index.ts';

const judge = (code: number | undefined, status?: string, command = 'RCPT TO') =>
  judgeRefusal({ code, status, command });

test('a mailbox that is not there is told from a letter that is not wanted', () => {
  expect(judge(550, '5.1.1')).toBe('address');
  expect(judge(550)).toBe('address');
  expect(judge(550, '5.1.1', 'DATA')).toBe('address');
  expect(judge(550, '5.2.1')).toBe('address');
  // policy, spam, a full mailbox: the reader is still there
  for (const status of ['5.7.1', '5.7.26', '5.2.2']) expect(judge(550, status)).toBe('letter');
  expect(judge(554)).toBe('letter');
  expect(judge(550, undefined, 'DATA')).toBe('letter');
});

test('what may be taken later is told from a server that takes nothing', () => {
  expect(judge(451)).toBe('later');
  expect(judge(452, '4.2.2', 'DATA')).toBe('later');
  expect(judge(undefined)).toBe('server');
  expect(judge(421)).toBe('server');
  expect(judge(535, '5.7.8', 'AUTH PLAIN')).toBe('server');
  expect(judge(550, '5.7.1', 'MAIL FROM')).toBe('server');
});

test('waits grow and end', () => {
  expect([1, 2, 3, 7, 20].map((tries) => waitAfterTries(tries) / 60_000)).toEqual([
    5, 10, 20, 240, 240,
  ]);
  expect([1, 2, 8, 20].map((failures) => waitAfterFailures(failures) / 1_000)).toEqual([
    15, 30, 1_800, 1_800,
  ]);
});
