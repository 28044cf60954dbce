import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';

const SIGNUP = 'townlight:newsletter-signup';
const SUBSCRIBED = {
  email_address: 'ada@example.org',
  merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
};

let removeListener = () => {};
afterEach(() => removeListener());

test('a signup dispatches an event in the page, and subscribes to the neighborhood if no listener handles it', async () => {
  const opened = await openPage('/aqi', { offers: 'subscriptions' });
  const { user } = opened;
  opened.transport.answer(/^\/api\/subscriptions\/subscribers/, () => jsonResponse(SUBSCRIBED));
  const sent = () => opened.transport.sentTo(/^\/api\/subscriptions\/subscribers/);
  const subscribe = await screen.findByRole('button', { name: 'Subscribe' });
  const form = subscribe.closest('form');
  const email = () => screen.getByLabelText(/email/i);
  expect(email()).toHaveAttribute('placeholder', 'Enter your email');

  await user.click(subscribe);
  await waitFor(() => expect(form).toHaveTextContent('User email cannot be empty!'));
  await user.type(email(), 'ada');
  await user.click(subscribe);
  await waitFor(() => expect(form).toHaveTextContent("Please include '@' in the email address!"));
  expect(sent()).toEqual([]);
  await user.type(email(), '@example.org');
  await user.click(subscribe);
  await waitFor(() => expect(form).toHaveTextContent('You can modify it anytime'));
  expect(sent()).toEqual([
    { neighborhoods: [expect.any(String)], email: 'ada@example.org', language: 'en' },
  ]);

  const published: unknown[] = [];
  const listener = (event: Event) => {
    published.push((event as CustomEvent).detail);
    event.preventDefault();
  };
  window.addEventListener(SIGNUP, listener);
  removeListener = () => window.removeEventListener(SIGNUP, listener);
  await user.clear(email());
  await user.type(email(), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() =>
    expect(form).toHaveTextContent('Your address was passed on to the newsletter.'),
  );
  expect(published).toEqual([{ email: 'ada@example.org', place: 'Los Angeles' }]);
  expect(sent()).toHaveLength(1);
  expect(screen.getByPlaceholderText('Enter your email')).toBeVisible();
});
