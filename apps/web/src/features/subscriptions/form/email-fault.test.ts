import { expect, test } from 'vitest';
import { findEmailFault } from './email-fault.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ada', 'without-at'],
  ['ada.example.org', 'without-at'],
  ['ada@example.org', null],
  // The page does not check whether the address exists.
  ['@', null],
  ['ada@@', null],
])('of the address %j it is said: %s', (email, fault) => {
  expect(findEmailFault(email)).toBe(fault);
});
