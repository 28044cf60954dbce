import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findEnglish, readTexts } from '../../web/untranslated-english.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { expectSpanish, waitForText } from './spanish-texts.ts';

test('the search for English on a page finds it', async () => {
  await openPage('/crime/burglary');
  await waitForText('How this is counted');
  const english = findEnglish(readTexts());
  expect(english).toContain('Burglary');
  expect(english.length).toBeGreaterThan(10);
});

test('the menu, the filters and the dialogs of sharing are Spanish on a phone', async () => {
  const { user } = await openPage('/es/map', { width: 390 });
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  const menu = await screen.findByRole('dialog');
  expect(within(menu).getByText('Herramientas')).toBeVisible();
  expectSpanish();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(await screen.findByRole('button', { name: 'Mostrar el mapa' })).toBeVisible();
  expectSpanish();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mostrar el mapa' })).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Compartir' })[0] as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Copiar enlace' })).toBeVisible();
  expectSpanish();
  await user.click(screen.getByRole('menuitem', { name: 'Insertar' }));
  const code = await screen.findByLabelText('Código HTML');
  expect((code as HTMLTextAreaElement).value).toMatch(/\/es\/embed\/map"/);
  expectSpanish();
});

test('the choice of months is Spanish', async () => {
  const { user } = await openPage('/es/map');
  await user.click(screen.getByRole('button', { name: /^Período/ }));
  await user.click(await screen.findByRole('option', { name: 'Otro…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Desde: Mes')).toHaveTextContent('septiembre');
  expectSpanish();
});

test('the message about figures that cannot be fetched is Spanish', async () => {
  await openPage('/es/map', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/\/crimes\?/, () =>
        jsonResponse({ message: 'The server is starting.', error: true }, 503),
      ),
  });
  await waitForText('No se pudieron cargar las cifras.');
  expectSpanish();
});
