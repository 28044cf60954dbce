import { expect, test } from 'vitest';
import type { MailingCounts } from '../store/progress.ts';
import { formatProgress } from './format-progress.ts';

const NONE: MailingCounts = {
  id: '2026-10',
  kind: 'edition',
  isFilled: true,
  waiting: 0,
  inHand: 0,
  accepted: 0,
  refused: 0,
  givenUp: 0,
  leftOut: 0,
  bounced: 0,
  complained: 0,
  retrying: 0,
  lately: 0,
  latelySeconds: 1,
  beganAt: new Date(0),
  lastAcceptedAt: null,
  endedAt: null,
};

test.each<[Partial<MailingCounts>, string]>([
  [{ accepted: 20_000 }, '20,000 of 20,000 emails accepted'],
  [{ waiting: 200, isFilled: false }, '0 of 200 or more emails accepted'],
  [
    { accepted: 500, waiting: 90, inHand: 10, retrying: 3, lately: 500, latelySeconds: 10 },
    '500 of 600 emails accepted, 3 to be retried, 50 a second, 2 s left',
  ],
  [
    { accepted: 8, refused: 1, givenUp: 1, leftOut: 2, bounced: 1, complained: 1 },
    '8 of 10 emails accepted, 1 refused, 1 given up, 2 skipped (no longer subscribed), 1 bounced, 1 reported as spam',
  ],
])('%o is formatted as %s', (counts, sentence) => {
  expect(formatProgress({ ...NONE, ...counts })).toBe(sentence);
});
