import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../http/query-client.ts';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { Passkeys } from './Passkeys.tsx';

const REFUSAL = {
  message:
    'Passkeys and sessions can be changed only within 10 minutes of signing in. Sign in again, then retry.',
  error: true,
  reason: 'sign-in-again',
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', en, 'Add a passkey', REFUSAL.message, 'Sign in with a passkey'],
  [
    'es',
    es,
    'Agregar una llave de acceso',
    /^Las llaves de acceso y las sesiones solo se pueden cambiar durante los 10 minutos.* Inicie sesión de nuevo/,
    es['staff.byPasskey'],
  ],
])(
  '%s: who signed in long ago reads why no passkey is added, and can sign in again',
  async (locale, messages, add, why, again) => {
    vi.stubGlobal('fetch', async (url: string | URL | Request) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://localhost');
      const ways = { mail: false, passkey: true, provider: null };
      if (pathname === '/api/staff/passkeys') return Response.json([]);
      if (pathname === '/api/staff/session') return Response.json({ staff: null, ways });
      return Response.json(REFUSAL, { status: 403 });
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <IntlProvider locale={locale} messages={messages}>
          <MemoryRouter>
            <Passkeys />
          </MemoryRouter>
        </IntlProvider>
      </QueryClientProvider>,
    );
    const user = userEvent.setup({ delay: null });
    expect(screen.queryByRole('button', { name: again })).toBeNull();
    await user.click(screen.getByRole('button', { name: add }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(await screen.findByRole('button', { name: again })).toBeVisible();
  },
);
