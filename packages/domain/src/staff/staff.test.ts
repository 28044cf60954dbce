import { expect, test } from 'vitest';
import { hasRole } from './index.ts';

test('an administrator may do what an editor may, not the other way', () => {
  expect(hasRole('administrator', 'editor')).toBe(true);
  expect(hasRole('editor', 'editor')).toBe(true);
  expect(hasRole('editor', 'administrator')).toBe(false);
});
