import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { CannedSubscription, HASH, PAGE, SECRET } from './canned-subscription.ts';
import { findCards } from './opened-subscription.ts';

const MASK =
  'Subscription page is currently disabled. Please check your email to confirm the registration first.';
const DATA_PATH = new RegExp(`^/api/subscriptions/subscribers/${HASH}$`);

test('the page of an address that is not confirmed is masked, and opens after the confirmation; its secret leaves the address', async () => {
  const subscription = new CannedSubscription('hollywood');
  let isConfirmed = false;
  const { user, transport } = await openPage(PAGE, {
    byScript: true,
    prepare(prepared) {
      subscription.answer(prepared);
      prepared.answer(DATA_PATH, () =>
        isConfirmed ? undefined : jsonResponse({ message: 'Confirm first.', error: true }, 403),
      );
    },
  });
  expect(await screen.findByText(MASK)).toBeVisible();
  expect(location.pathname + location.search).toBe(`/subscription/${HASH}`);
  expect(screen.queryByRole('combobox', { name: 'choose your neighborhood' })).toBeNull();
  const countPolls = () => transport.requests.filter(({ path }) => DATA_PATH.test(path)).length;
  const before = countPolls();
  await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
  await waitFor(() => expect(countPolls()).toBe(before + 1));
  expect(screen.getByText(MASK)).toBeVisible();
  // after a confirmation in another browser this one remains locked, until a link by email opens it
  expect(await screen.findByText(/Your page opened there, and only there\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  expect(screen.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  expect(localStorage.getItem('sign-ups')).toBeNull();
  isConfirmed = true;
  await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
  await screen.findByRole('region', { name: 'Your subscriptions' });
  await findCards('Hollywood');
  expect(transport.requests.map(({ path }) => path).join()).not.toContain(SECRET);
});

test('a subscription that cannot be loaded is masked, logged, and can be tried again', async () => {
  const logged: string[] = [];
  vi.mocked(console.error).mockImplementation((...args) => {
    logged.push(args.map(String).join(' '));
  });
  const subscription = new CannedSubscription('hollywood');
  let isAway = true;
  const { user } = await openPage(PAGE, {
    byScript: true,
    prepare(transport) {
      subscription.answer(transport);
      transport.answer(DATA_PATH, () =>
        isAway ? jsonResponse({ message: 'no', error: true }, 500) : undefined,
      );
    },
  });
  expect(await screen.findByText(/Your subscriptions could not be loaded\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your subscriptions' })).toBeNull();
  await waitFor(() => expect(logged).toEqual(['unable to fetch subscribed data']));
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Your subscriptions' });
  await findCards('Hollywood');
});

test('an invalid key shows an offer of a new link, which is emailed to the same address', async () => {
  const { user, transport } = await openPage(
    '/subscription/nobody?ada%40example.org&not-the-password-hash',
    { byScript: true },
  );
  expect(await screen.findByText(/This link no longer opens your subscriptions\./)).toBeVisible();
  expect(location.pathname + location.search).toBe('/subscription/nobody');
  transport.answer(/^\/api\/subscriptions\/links$/, () =>
    jsonResponse({ message: 'Sent.', error: false }),
  );
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  await waitFor(() =>
    expect(transport.sentTo(/\/links$/)).toEqual([{ email: 'ada@example.org', language: 'en' }]),
  );
});

test('without a key the page explains how it is opened', async () => {
  await openPage('/subscription');
  expect(await screen.findByText(/This page opens from the link in a newsletter/)).toBeVisible();
});
