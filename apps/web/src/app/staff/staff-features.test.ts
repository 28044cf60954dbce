import { STAFF_PAGE_PATHS } from '@townlight/domain/pages';
import { expect, test } from 'vitest';
import { STAFF_FEATURES, STAFF_TASKS } from './staff-features.ts';

const pages = STAFF_FEATURES.flatMap(({ pages = [] }) => pages);

test('each path of a staff page but the home page has exactly one page', () => {
  const kinds = ['staff', ...pages.map(({ kind }) => kind)];
  expect(kinds.toSorted()).toEqual(Object.keys(STAFF_PAGE_PATHS).toSorted());
});

test('each staff page but the sign-in is a task, so that staff find it', () => {
  const found = new Set(STAFF_TASKS.map(({ kind }) => kind));
  const missing = pages.map(({ kind }) => kind).filter((kind) => !found.has(kind));
  expect(missing).toEqual(['staff-sign-in']);
});
