import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffSessionsReply } from '@townlight/contract/staff/sessions';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../http/query-client.ts';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { Sessions } from './Sessions.tsx';

const NOON = '2026-11-20T20:00:00.000Z';
const session = (id: number, browser: string | null): StaffSessionsReply[number] => ({
  ...{ id, browser, is_current: id === 1 },
  started_at: NOON,
  last_used_at: '2026-11-21T20:05:00.000Z',
});

afterEach(() => vi.unstubAllGlobals());

/** Shows the section; the API has `sessions`, and answers a change with `refusal` if there is one. */
function show(locale: 'en' | 'es', sessions: StaffSessionsReply, refusal?: object) {
  const requests: string[] = [];
  let left = sessions;
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://localhost');
    const method = url instanceof Request ? url.method : (init?.method ?? 'GET');
    const ways = { mail: false, passkey: true, provider: null };
    if (pathname === '/api/staff/session') return Response.json({ staff: null, ways });
    if (method === 'GET') return Response.json(left);
    requests.push(`${method} ${pathname}`);
    if (refusal) return Response.json(refusal, { status: 403 });
    const [, id] = /\/(\d+)$/.exec(pathname) ?? [];
    left = left.filter((one) => (id === undefined ? one.is_current : one.id !== Number(id)));
    return Response.json({ message: 'done', error: false });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <IntlProvider locale={locale} messages={locale === 'en' ? en : es}>
        <MemoryRouter>
          <Sessions />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return requests;
}

const THREE = [session(1, 'Firefox, Windows'), session(2, 'Safari, iOS'), session(3, null)];

test('each browser has its times, and all but this one a button', async () => {
  show('en', THREE);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^Firefox, Windows \(this browser\) since Nov 20, 2026.*, last used Nov 21/,
    ),
    expect.stringMatching(/^Safari, iOS .*End session$/),
    expect.stringMatching(/^Unknown browser .*End session$/),
  ]);
  expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('by keyboard, one session is ended, and the focus goes to the heading', async () => {
  const requests = show('en', THREE);
  const user = userEvent.setup({ delay: null });
  await screen.findAllByRole('listitem');
  await user.tab();
  expect(
    screen.getByRole('button', { name: /^End session: Safari, iOS, since Nov 20/ }),
  ).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The session has ended.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  expect(requests).toEqual(['DELETE /api/staff/sessions/2']);
  // there is only one other
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('in Spanish, all other sessions are ended', async () => {
  const requests = show('es', THREE);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Cerrar todas las demás sesiones' }));
  expect(await screen.findByText('Se cerraron todas las demás sesiones.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem')).toHaveTextContent('Firefox, Windows (este navegador)');
  expect(requests).toEqual(['DELETE /api/staff/sessions']);
});

test('who signed in long ago can sign in again', async () => {
  const message = en['staff.refused.sign-in-again'];
  show('en', THREE, { message, error: true, reason: 'sign-in-again' });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
