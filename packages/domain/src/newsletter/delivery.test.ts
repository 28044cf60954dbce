import { expect, test } from 'vitest';
import {
  classifySmtpRefusal,
  computeEmailRetryDelay,
  computeMailServerRetryDelay,
  createRefusalMonitor,
  isLikelyMailServerFault,
  shouldSuppressAddress,
} from './index.ts';

const judge = (code: number | undefined, status?: string, command = 'RCPT TO') =>
  classifySmtpRefusal({ code, status, command, isConnectionLost: false });

test('an unknown mailbox is distinguished from a rejected email', () => {
  expect(judge(550, '5.1.1')).toBe('no-mailbox');
  expect(judge(550)).toBe('no-mailbox');
  expect(judge(550, '5.1.1', 'DATA')).toBe('no-mailbox');
  expect(judge(550, '5.2.1')).toBe('no-mailbox');
  // Policy, spam, full mailbox: the address still exists.
  for (const status of ['5.7.1', '5.7.26', '5.2.2']) expect(judge(550, status)).toBe('rejected');
  expect(judge(554)).toBe('rejected');
  expect(judge(550, undefined, 'DATA')).toBe('rejected');
});

test('temporary refusals are distinguished from errors of the server', () => {
  expect(judge(451)).toBe('deferred');
  expect(judge(452, '4.2.2', 'DATA')).toBe('deferred');
  expect(judge(undefined)).toBe('server');
  expect(judge(535, '5.7.8', 'AUTH PLAIN')).toBe('server');
  expect(judge(550, '5.7.1', 'MAIL FROM')).toBe('server');
});

test('a lost connection and 421 are connection problems, not refusals of the email (formerly the delivery stopped)', () => {
  expect(judge(421)).toBe('connection');
  expect(judge(421, '4.7.0', 'MAIL FROM')).toBe('connection');
  const lost = { code: undefined, status: undefined, command: 'DATA', isConnectionLost: true };
  expect(classifySmtpRefusal(lost)).toBe('connection');
});

test('waits grow and end, sooner where connections fail', () => {
  expect([1, 2, 3, 7, 20].map((tries) => computeEmailRetryDelay(tries) / 60_000)).toEqual([
    5, 10, 20, 240, 240,
  ]);
  const seconds = (problem: 'busy' | 'refusal') =>
    [1, 2, 8, 20].map((failures) => computeMailServerRetryDelay(failures, problem) / 1_000);
  expect(seconds('refusal')).toEqual([15, 30, 1_800, 1_800]);
  expect(seconds('busy')).toEqual([15, 30, 60, 60]);
});

/** @param outcomes one character per email: a refusal is the character of its reply text, an accepted one a dot */
function monitorRun(outcomes: string) {
  const monitor = createRefusalMonitor();
  for (const [at, outcome] of [...outcomes].entries()) {
    if (outcome === '.') monitor.accepted();
    else monitor.refused(outcome);
    if (monitor.suspicion()) return { ...monitor.suspicion(), after: at + 1 };
  }
  return monitor.suspicionAtEnd();
}

test('ten consecutive refusals stop a run, regardless of their text', () => {
  expect(monitorRun(`${'.'.repeat(200)}abcdefghijk`)).toMatchObject({
    why: 'in-a-row',
    after: 210,
  });
  expect(monitorRun(`${'.'.repeat(200)}abcdefghi.`)).toBeUndefined();
});

test('more than a fifth of the first fifty, or of any two hundred, stop a run', () => {
  const fifth = '....a'.repeat(10);
  expect(monitorRun(fifth.repeat(10))).toBeUndefined();
  expect(monitorRun(`.a${'....a'.repeat(9)}..a`)).toMatchObject({ why: 'share', refused: 11 });
  expect(monitorRun(`${'.'.repeat(300)}${'..a'.repeat(60)}`)).toMatchObject({
    why: 'share',
    refused: 41,
  });
  // A tenth of the addresses is gone, some of them consecutive.
  expect(
    monitorRun(`${'.'.repeat(100)}${'...a'.repeat(13)}${'.'.repeat(100)}`.repeat(5)),
  ).toBeUndefined();
});

test('a run of a few emails all refused with the same text is attributed to the server', () => {
  expect(monitorRun('aaa')).toEqual({ why: 'one-text', refused: 3, tried: 3 });
  expect(monitorRun('aab')).toBeUndefined();
  expect(monitorRun('aa.')).toBeUndefined();
  expect(monitorRun('a')).toBeUndefined();
});

const DAY_MS = 86_400_000;
test('an address is suppressed at once with an enhanced status code, otherwise after refusals a week apart', () => {
  const at = new Date('2026-11-27T09:00:00Z');
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const refusal = { hasStatus: false, isRepeated: false, at, earlier: [] };
  expect(shouldSuppressAddress({ ...refusal, hasStatus: true })).toBe(true);
  expect(shouldSuppressAddress(refusal)).toBe(false);
  expect(shouldSuppressAddress({ ...refusal, earlier: [before(6)] })).toBe(false);
  expect(shouldSuppressAddress({ ...refusal, earlier: [before(6), before(7)] })).toBe(true);
  expect(shouldSuppressAddress({ ...refusal, hasStatus: true, isRepeated: true })).toBe(false);
});

test('bounces of more than a fifth of the accepted emails are attributed to the server from 10 bounces on', () => {
  expect(isLikelyMailServerFault({ bounced: 9, accepted: 9 })).toBe(false);
  expect(isLikelyMailServerFault({ bounced: 10, accepted: 50 })).toBe(false);
  expect(isLikelyMailServerFault({ bounced: 11, accepted: 50 })).toBe(true);
});
