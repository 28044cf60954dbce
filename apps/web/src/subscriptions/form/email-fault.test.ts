import { expect, test } from 'vitest';
import { emailFault } from './email-fault.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ada', 'without-at'],
  ['ada.example.org', 'without-at'],
  ['ada@example.org', null],
  // whether there is such an address is not for the page to know
  ['@', null],
  ['ada@@', null],
])('of the address %j it is said: %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});
