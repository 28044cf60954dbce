import { expect, test } from 'vitest';
import { canTransitionEdition, EDITION_STATES } from './index.ts';

test('an edition is written, scheduled, sent, and can be paused on the way', () => {
  const path = ['draft', 'scheduled', 'sending', 'paused', 'sending', 'sent'] as const;
  for (const [i, state] of path.slice(0, -1).entries())
    expect(canTransitionEdition(state, path[i + 1] as never)).toBe(true);
});

test('an edition cannot return to draft once sending has begun, and a sent edition is final', () => {
  for (const begun of ['sending', 'paused', 'sent'] as const) {
    expect(canTransitionEdition(begun, 'draft')).toBe(false);
    expect(canTransitionEdition(begun, 'scheduled')).toBe(false);
  }
  for (const state of EDITION_STATES) expect(canTransitionEdition('sent', state)).toBe(false);
});

test('a draft cannot be sent without first being scheduled, which stores its figures', () => {
  expect(canTransitionEdition('draft', 'sending')).toBe(false);
});
