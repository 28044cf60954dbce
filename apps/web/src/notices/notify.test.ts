import { expect, test } from 'vitest';
import { getLatestNotice, notify, STAFF_NOTICE_MS } from './notify.ts';

test('messages of staff stay twice as long as those of readers', () => {
  notify('Saved.', 'info', { hidesAfterMs: STAFF_NOTICE_MS });
  expect(getLatestNotice()?.hidesAfterMs).toBe(6000);
  notify('Link copied');
  expect(getLatestNotice()?.hidesAfterMs).toBe(3000);
});
