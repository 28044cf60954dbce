import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { answerSession, jsonResponse } from '../testing/transport.ts';

const EVA = {
  email: 'eva@example.org',
  role: 'administrator',
  invited_at: '2026-11-01T17:00:00Z',
  last_signed_in_at: '2026-11-02T17:00:00Z',
  passkeys: 0,
  sessions: 1,
  has_link: false,
} as const;

const ED = { ...EVA, email: 'ed@example.org', role: 'editor', last_signed_in_at: null } as const;

test('the members page is in Spanish and explains why the last administrator’s role cannot be changed', async () => {
  const { user, transport } = await openPage('/es/staff/members', {
    width: 390,
    prepare(prepared) {
      answerSession(prepared, { email: EVA.email, role: 'administrator' });
      prepared.answer(/^\/api\/staff\/members$/, () => jsonResponse([EVA]));
      prepared.answer(/^\/api\/staff\/members\/./, () =>
        jsonResponse(
          { error: true, message: 'Not the last one.', reason: 'last-administrator' },
          409,
        ),
      );
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Miembros' })).toBeVisible();
  const role = await screen.findByLabelText(`Permisos de ${EVA.email}`);
  await user.selectOptions(role, 'editor');
  expect(await screen.findByText(/Es la única persona con permiso para administrar/)).toBeVisible();
  await waitFor(() => expect(role).toHaveValue('administrator'));
  expect(transport.sentTo(/^\/api\/staff\/members\/./)).toEqual([{ role: 'editor' }]);
});

test('a refused invitation is explained at the address, which can be corrected', async () => {
  let isRefused = true;
  const { user, transport } = await openPage('/staff/members', {
    prepare(prepared) {
      answerSession(prepared, { email: EVA.email, role: 'administrator' });
      prepared.answer(/^\/api\/staff\/members$/, ({ method }) => {
        if (method === 'GET') return jsonResponse(isRefused ? [EVA] : [EVA, ED]);
        return isRefused
          ? jsonResponse({ error: true, message: 'eva@example.org is already a member.' }, 409)
          : jsonResponse({ error: false, message: 'Invited.', link: null });
      });
    },
  });
  const address = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(address, `${EVA.email}{Enter}`);
  await waitFor(() => expect(address).toBeInvalid());
  expect(address).toHaveAccessibleDescription('eva@example.org is already a member.');
  expect(address).toHaveValue(EVA.email);
  isRefused = false;
  await user.clear(address);
  await user.type(address, 'ed@example.org{Enter}');
  await waitFor(() => expect(address).toHaveValue(''));
  expect(address).toBeValid();
  // the list is requested again
  expect(await screen.findByLabelText(`Role of ${ED.email}`)).toBeVisible();
  expect(transport.sentTo(/^\/api\/staff\/members$/).filter(Boolean)).toEqual([
    { email: EVA.email, role: 'editor' },
    { email: 'ed@example.org', role: 'editor' },
  ]);
});
