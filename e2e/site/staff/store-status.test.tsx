import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openPage } from '../testing/open-page.ts';
import { answerSession, jsonResponse, type Transport } from '../testing/transport.ts';

const STATUS = [
  { name: 'boundaries', state: 'complete', text: '272 neighborhoods', details: [] },
  {
    ...{ name: 'residents', state: 'partial', text: '265 of 272 neighborhoods' },
    details: ['without residents: Venice'],
  },
  { name: 'trees', state: 'missing', text: 'not loaded', details: ['townlight ingest trees'] },
];

const prepare = (answer: () => Response) => (transport: Transport) => {
  answerSession(transport, { email: 'eva@example.org', role: 'editor' });
  transport.answer(/^\/api\/staff\/sources$/, () => jsonResponse([]));
  transport.answer(/^\/api\/staff\/status$/, answer);
};

test('staff can open the status of loaded and missing data, which is not requested until then', async () => {
  const { user, transport } = await openPage('/staff', {
    prepare: prepare(() => jsonResponse(STATUS)),
  });
  const summary = await screen.findByText('What is loaded, and what is missing');
  expect(transport.sentTo(/staff\/status/)).toHaveLength(0);
  await user.click(summary);
  const list = within(summary.closest('details') as HTMLElement);
  const items = await list.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '✓ Boundaries: complete272 neighborhoods',
    '! Residents: some is missing265 of 272 neighborhoodswithout residents: Venice',
    '– trees: missingnot loadedtownlight ingest trees',
  ]);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('in Spanish names and states are in Spanish, and a failure can be retried', async () => {
  let isFailing = true;
  const { user } = await openPage('/es/staff', {
    prepare: prepare(() =>
      isFailing
        ? jsonResponse({ error: true, message: 'The status cannot be read now.' }, 503)
        : jsonResponse(STATUS),
    ),
  });
  await user.click(await screen.findByText('Qué está cargado y qué falta'));
  expect(await screen.findByText('No se pudo leer qué está cargado.')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: /Reintentar|otra vez|de nuevo/i }));
  expect(await screen.findByText(/Residentes/)).toBeVisible();
  expect(screen.getByText('265 of 272 neighborhoods')).toHaveAttribute('lang', 'en');
});
