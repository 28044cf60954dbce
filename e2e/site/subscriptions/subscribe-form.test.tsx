import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findNotice, getNotices } from '../testing/notices.ts';
import { openPage } from '../testing/open-page.ts';
import { createGate, jsonResponse, throwUnreachable } from '../testing/transport.ts';
import {
  ENDPOINT,
  emailField,
  GRANT,
  LINK,
  openSubscribeForm,
  subscribeButton,
  subscribeForm,
} from './subscribe-form.ts';

async function submit(user: UserEvent, email = 'ada@example.org'): Promise<void> {
  await user.type(emailField(), email);
  await user.click(subscribeButton());
}

test.each(['/neighborhood/hollywood', '/crime/burglary'])(
  '%s has no form where the server offers no newsletters',
  async (address) => {
    await openPage(address, { offers: '' });
    await waitFor(() => expect(document.querySelector('table tbody tr')).not.toBeNull());
    await waitFor(() => expect(document.querySelector('[role=progressbar]')).toBeNull());
    expect(screen.queryByText(/^Subscribe to/)).toBeNull();
    expect(screen.queryByLabelText('Email')).toBeNull();
  },
);

test('the placeholder clears on focus and returns on an empty blur', async () => {
  const { user } = await openSubscribeForm();
  expect(emailField()).toHaveAttribute('type', 'email');
  expect(emailField()).toHaveAttribute('placeholder', 'Enter your email');
  await user.click(emailField());
  expect(emailField()).toHaveAttribute('placeholder', '');
  await user.tab();
  expect(emailField()).toHaveAttribute('placeholder', 'Enter your email');
  await user.type(emailField(), 'ada');
  await user.tab();
  expect(emailField()).toHaveValue('ada');
});

test.each([
  ['', 'User email cannot be empty!'],
  ['   ', 'User email cannot be empty!'],
  ['ada.example.org', "Please include '@' in the email address!"],
])('the address %j shows a warning and sends nothing', async (typed, warning) => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  await user.click(emailField());
  if (typed !== '') await user.paste(typed);
  await user.click(subscribeButton());
  expect(await findNotice(warning)).toHaveAttribute('data-kind', 'warning');
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  expect(emailField()).toHaveAccessibleDescription(warning);
  expect(transport.sentTo(ENDPOINT)).toEqual([]);
  await user.type(emailField(), 'x');
  expect(emailField()).not.toHaveAttribute('aria-invalid');
  expect(emailField()).toHaveAccessibleDescription('');
});

test('the form makes no further checks of the address: the server rejects an invalid address', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () =>
    jsonResponse({ message: 'That is not an email address.', error: true }, 400),
  );
  await submit(user, '@');
  await findNotice('Failed to subscribe: That is not an email address.');
  expect(transport.sentTo(ENDPOINT)).toHaveLength(1);
});

test('a new address is subscribed to the neighborhood of the page, with a link that outlives the message', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  expect(subscribeForm()).toHaveAccessibleName('Subscribe to the newsletter of Hollywood');
  await user.type(emailField(), 'ada@example.org{Enter}');
  const message = await findNotice(/^Thank you for your subscription! You can modify it anytime/);
  expect(message).toHaveAttribute('data-kind', 'success');
  expect(screen.getByText(/^Next: open the link in the email we just sent you/)).toBeVisible();
  expect(within(message).getByRole('link', { name: 'on your subscription page.' })).toHaveAttribute(
    'href',
    LINK,
  );
  expect(transport.requests.filter(({ path }) => ENDPOINT.test(path))).toEqual([
    {
      method: 'POST',
      path: '/api/subscriptions/subscribers',
      body: { neighborhoods: ['hollywood'], email: 'ada@example.org', language: 'en' },
    },
  ]);
  expect(emailField()).toHaveValue('');
  // the stored sign-up lets the confirmation recognize this browser
  expect(JSON.parse(localStorage.getItem('sign-ups') ?? '')).toEqual([
    { ...GRANT.merge_fields, at: expect.any(Number) },
  ]);
  await user.click(within(message).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(getNotices()).toEqual([]));
  const form = within(subscribeForm());
  expect(form.getByRole('link', { name: 'on your subscription page.' })).toHaveAttribute(
    'href',
    LINK,
  );
});

test('a returning address gets a warning with a link', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () => jsonResponse(GRANT, 409));
  await submit(user);
  const message = await findNotice(/^You are a returning user\. Check your latest subscription/);
  expect(message).toHaveAttribute('data-kind', 'warning');
  expect(within(message).getByRole('link')).toHaveAttribute('href', LINK);
  expect(within(subscribeForm()).getByRole('link')).toHaveAttribute('href', LINK);
});

test.each([400, 403, 500, 503])(
  'status %i is an error, with the message of the server',
  async (status) => {
    const { user, transport } = await openSubscribeForm();
    transport.answer(ENDPOINT, () =>
      jsonResponse({ message: 'The mail service is down.', error: true }, status),
    );
    await submit(user);
    const message = await findNotice('Failed to subscribe: The mail service is down.');
    expect(message).toHaveAttribute('data-kind', 'error');
    expect(subscribeForm()).toHaveTextContent('Failed to subscribe: The mail service is down.');
    expect(emailField()).toHaveValue('ada@example.org');
  },
);

test('an unreachable server is an error, with the message of the browser', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, throwUnreachable);
  await submit(user);
  await findNotice('Failed to subscribe: Failed to fetch');
  expect(emailField()).toHaveValue('ada@example.org');
});

test('a reply without a grant is an error', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () => jsonResponse({ email_address: 'ada@example.org' }));
  await submit(user);
  await findNotice('Failed to subscribe: unreadable reply');
});

test('pressing Subscribe again while the request is pending does not send it twice', async () => {
  const { user, transport } = await openSubscribeForm();
  const { opened, open } = createGate();
  transport.answer(ENDPOINT, async () => {
    await opened;
    return jsonResponse(GRANT);
  });
  await submit(user);
  const sending = await within(subscribeForm()).findByRole('button', { name: 'Sending…' });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(subscribeForm()).toHaveAttribute('aria-busy', 'true');
  await user.type(emailField(), '{Enter}');
  open();
  await findNotice(/^Thank you for your subscription!/);
  expect(transport.sentTo(ENDPOINT)).toHaveLength(1);
  expect(subscribeButton()).toHaveAttribute('aria-disabled', 'false');
});
