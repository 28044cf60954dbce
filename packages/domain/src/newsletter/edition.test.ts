import { expect, test } from 'vitest';
import { canTransition, EDITION_STATES } from './index.ts';

test('an edition is written, scheduled, sent, and can be paused on the way', () => {
  const path = ['draft', 'scheduled', 'sending', 'paused', 'sending', 'sent'] as const;
  for (const [i, state] of path.slice(0, -1).entries())
    expect(canTransition(state, path[i + 1] as never)).toBe(true);
});

test('an edition cannot return to draft once sending has begun, and a sent edition is final', () => {
  for (const begun of ['sending', 'paused', 'sent'] as const) {
    expect(canTransition(begun, 'draft')).toBe(false);
    expect(canTransition(begun, 'scheduled')).toBe(false);
  }
  for (const state of EDITION_STATES) expect(canTransition('sent', state)).toBe(false);
});

test('a draft cannot be sent without first being scheduled, which stores its figures', () => {
  expect(canTransition('draft', 'sending')).toBe(false);
});
