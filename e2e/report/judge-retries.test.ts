import { expect, test } from 'vitest';
import { judgeRetries } from './judge-retries.ts';

const OPENS = 'feedback.spec.ts › the form › opens';

test('a test that passed only when run again fails the run', () => {
  expect(judgeRetries([OPENS], [])).toEqual({ borne: [], failing: [OPENS] });
});

test('unless it is listed with its reason', () => {
  const known = [{ test: OPENS, reason: 'the browser loses the first key press (its issue 12)' }];
  expect(judgeRetries([OPENS], known)).toEqual({ borne: [OPENS], failing: [] });
});

test('a listing without a reason counts for nothing', () => {
  expect(judgeRetries([OPENS], [{ test: OPENS, reason: ' ' }]).failing).toEqual([OPENS]);
});
