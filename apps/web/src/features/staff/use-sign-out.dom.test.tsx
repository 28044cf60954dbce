import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../http/query-client.ts';
import { en } from '../../i18n/testing/all-messages.ts';
import { useStaffSession } from './api/use-staff-session.ts';
import { useSignOut } from './use-sign-out.ts';

const DRAFTS = { 'bundle tool': '[1]', 'newsletter 2026-10': '{}', subscription: '{"email":"a"}' };

let isSignedIn: boolean;
let isReachable: boolean;
beforeEach(() => {
  isSignedIn = true;
  isReachable = true;
  for (const [key, value] of Object.entries(DRAFTS)) sessionStorage.setItem(key, value);
  localStorage.setItem('saved places', '["venice"]');
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (!isReachable) throw new TypeError('no connection');
    if (method === 'DELETE') {
      isSignedIn = false;
      return Response.json({ message: 'You are signed out.', error: false });
    }
    return Response.json({
      staff: isSignedIn ? { email: 'ana@example.org', role: 'editor', passkeys: 0 } : null,
      ways: { mail: false, passkey: true, provider: null },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

function Page() {
  const signOut = useSignOut();
  const session = useStaffSession().data;
  return (
    <button type="button" onClick={() => void signOut()}>
      {useLocation().pathname} {session?.staff?.email ?? 'no one'}
    </button>
  );
}

async function openSignedIn(answer: boolean) {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer);
  const client = createQueryClient();
  client.setQueryData(['staff members'], [{ email: 'ed@example.org' }]);
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/bundles']}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: '/bundles ana@example.org' });
  return { client, confirm, button, user: userEvent.setup({ delay: null }) };
}

test('signing out clears the tab’s drafts, keys and loaded data, but not the reader’s saved places', async () => {
  const { client, confirm, button, user } = await openSignedIn(true);
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('/staff no one'));
  expect(confirm).toHaveBeenCalledWith('Sign out and delete the unsaved changes in this tab?');
  expect(sessionStorage).toHaveLength(0);
  expect(client.getQueryData(['staff members'])).toBeUndefined();
  expect(localStorage.getItem('saved places')).toBe('["venice"]');
});

test('signing out without unsaved changes requires no confirmation', async () => {
  for (const key of ['bundle tool', 'newsletter 2026-10']) sessionStorage.removeItem(key);
  const { confirm, button, user } = await openSignedIn(false);
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('/staff no one'));
  expect(confirm).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['the answer is no', () => undefined, false],
  [
    'the server cannot be reached',
    () => {
      isReachable = false;
    },
    true,
  ],
])('signing out clears nothing when %s', async (_, prepare, answer) => {
  const { client, button, user } = await openSignedIn(answer);
  prepare();
  await user.click(button);
  expect(button).toHaveTextContent('/bundles');
  expect({ ...sessionStorage }).toEqual(DRAFTS);
  expect(client.getQueryData(['staff members'])).toBeDefined();
});

test('an expired session does not clear drafts', async () => {
  const { client, button } = await openSignedIn(true);
  isSignedIn = false;
  await client.invalidateQueries();
  await waitFor(() => expect(button).toHaveTextContent('/bundles no one'));
  expect({ ...sessionStorage }).toEqual(DRAFTS);
});
