import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { answerSession } from './canned-session.ts';

const EVA = {
  email: 'eva@example.org',
  role: 'administrator',
  invited_at: '2026-11-01T17:00:00Z',
  last_signed_in_at: '2026-11-02T17:00:00Z',
  passkeys: 0,
  sessions: 1,
  has_link: false,
} as const;

test('the members page is in Spanish and says why the last administrator keeps the role', async () => {
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
