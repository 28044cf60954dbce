import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { CannedSubscription, EMAIL, HASH, SECRET } from './canned-subscription.ts';
import { findCards } from './opened-subscription.ts';

const TOKEN = 'token-0123456789abcdef';
const CONFIRM = /^\/api\/subscriptions\/confirm$/;

/** Opens a link as a mail program does: the server never receives what follows the `#`. */
const opened = (path: string, token: string, prepare: Parameters<typeof openPage>[1] = {}) =>
  openPage(path, {
    ...prepare,
    byScript: true,
    prepare(transport) {
      history.replaceState(null, '', `#${token}`);
      prepare.prepare?.(transport);
    },
  });

const buttons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a confirmation is one button; pressed it opens the subscription', async () => {
  const subscription = new CannedSubscription('hollywood');
  const { user, transport } = await opened('/subscription/confirm', TOKEN, {
    prepare(prepared) {
      subscription.answer(prepared);
      prepared.answer(CONFIRM, () =>
        jsonResponse({
          message: 'Confirmed.',
          error: false,
          already: false,
          grant: {
            email_address: EMAIL,
            merge_fields: { SUB_HASH: HASH, PASS_HASH: SECRET },
          },
        }),
      );
    },
  });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(buttons()).toEqual(['Confirm', 'Feedback']);
  expect(transport.sentTo(CONFIRM)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location.pathname).toBe(`/subscription/${HASH}`));
  expect(transport.sentTo(CONFIRM)).toEqual([{ token: TOKEN }]);
  await screen.findByRole('region', { name: 'Your subscriptions' });
  await findCards('Hollywood');
});

const credentials = (user: string, password: string) => ({ SUB_HASH: user, PASS_HASH: password });

test('a confirmation shows what this browser signed up in the last 48 hours, and forgets it once it is used', async () => {
  const HOUR_MS = 3_600_000;
  const signUps = [
    { ...credentials(HASH, SECRET), at: Date.now() - HOUR_MS },
    { ...credentials('another-0123456789', 'sign-up-0123456789'), at: Date.now() - 2 * HOUR_MS },
    { ...credentials('earlier-0123456789', 'sign-up-0123456789'), at: Date.now() - 49 * HOUR_MS },
  ];
  const { user, transport } = await opened('/subscription/confirm', TOKEN, {
    prepare(prepared) {
      localStorage.setItem('sign-ups', JSON.stringify(signUps));
      new CannedSubscription('hollywood').answer(prepared);
      prepared.answer(CONFIRM, () =>
        jsonResponse({
          message: 'Confirmed.',
          error: false,
          already: false,
          grant: { email_address: EMAIL, merge_fields: credentials(HASH, SECRET) },
        }),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location.pathname).toBe(`/subscription/${HASH}`));
  expect(transport.sentTo(CONFIRM)).toEqual([
    {
      token: TOKEN,
      sign_ups: [
        credentials(HASH, SECRET),
        credentials('another-0123456789', 'sign-up-0123456789'),
      ],
    },
  ]);
  expect(JSON.parse(localStorage.getItem('sign-ups') ?? '')).toEqual([signUps[1]]);
});

test('a confirmation does not open a subscription whose credentials came from another link', async () => {
  const { user, transport } = await opened('/subscription/confirm', TOKEN, {
    prepare(prepared) {
      // as stored by a page that was opened at /subscription/{hash}?{email}&{password hash}
      const key = { userHash: HASH, email: EMAIL, passwordHash: SECRET };
      sessionStorage.setItem('subscription', JSON.stringify(key));
      prepared.answer(CONFIRM, () =>
        jsonResponse({ message: 'Before.', error: false, already: true, grant: null }),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('button', { name: 'Mail me a link' });
  expect(transport.sentTo(CONFIRM)).toEqual([{ token: TOKEN }]);
});

test('a link that was already used shows a message, and offers a new link', async () => {
  const { user } = await opened('/subscription/confirm', TOKEN, {
    prepare: (transport) =>
      void transport.answer(CONFIRM, () =>
        jsonResponse({ message: 'Before.', error: false, already: true, grant: null }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByRole('status'))[0]).toHaveTextContent(/already confirmed/);
  expect(screen.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
});

test('an expired link has a new one mailed, and offers one again when it is opened again', async () => {
  const { user, transport } = await opened('/subscription/confirm', TOKEN, {
    prepare(prepared) {
      prepared.answer(CONFIRM, () =>
        jsonResponse({ message: 'old', error: true, reason: 'expired' }, 410),
      );
      prepared.answer(/^\/api\/subscriptions\/links$/, () =>
        jsonResponse({ message: 'Sent.', error: false }),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/This link has expired\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mail me a new link' }));
  expect(await screen.findByText(/A new link is on its way to you\./)).toBeVisible();
  expect(transport.sentTo(/\/links$/)).toEqual([{ token: TOKEN }]);
  // a second time in the same tab
  location.hash = `#${TOKEN}`;
  expect(await screen.findByRole('button', { name: 'Mail me a new link' })).toBeVisible();
  expect(screen.getByText(/This link has expired\./)).toBeVisible();
  expect(screen.queryByText(/A new link is on its way to you\./)).toBeNull();
});

test('a truncated link is rejected with a message', async () => {
  const { user } = await opened('/subscription/confirm', 'cut-short');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This link does not work.', { exact: false })).toBeVisible();
});
