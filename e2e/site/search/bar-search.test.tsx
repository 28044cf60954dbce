import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openPage } from '../testing/open-page.ts';

const dialog = async () => within(await screen.findByRole('dialog'));
const field = async () => (await dialog()).getByRole('combobox');
const options = async () => (await dialog()).queryAllByRole('option').map((one) => one.textContent);
const firstIs = async (text: RegExp) =>
  await waitFor(async () => expect((await options())[0]).toMatch(text));

test('the slash key opens the search of every page, and a crime in a place is found', async () => {
  const { user } = await openPage('/neighborhood/venice');
  // without waiting for the field
  await user.keyboard('/car break-in in Venice');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('car break-in in Venice');
  await firstIs(/^Theft From Vehicle in Venice$/);
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/crime/theft-from-vehicle?in=venice'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('addresses, cities and pages are found, in Spanish too, and a previous choice is offered again', async () => {
  const { user } = await openPage('/es/neighborhood/venice');
  await user.click(screen.getByRole('link', { name: 'Buscar' }));
  await user.type(await field(), '6301 hollywood blvd, torrance');
  await firstIs(/^6301 Hollywood Boulevard.*no está en Torrance$/);
  await user.clear(await field());
  await user.type(await field(), 'cómo se calcula el AQI');
  await firstIs(/^Cómo se estima el aire/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/es/about/air'));
  await user.keyboard('/');
  const recent = await (await dialog()).findByRole('link', { name: /^Cómo se estima el aire/ });
  expect(recent).toHaveAttribute('href', '/es/about/air');
  await user.click((await dialog()).getByRole('button', { name: 'Borrar' }));
  expect((await dialog()).queryByRole('link')).toBeNull();
});

test('Enter does not wait for the typing delay, and an unknown name shows fallback links', async () => {
  const { user } = await openPage('/coronavirus');
  await user.keyboard('/');
  await user.type(await field(), 'unsubscribe{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/subscription'));
  // the key is a character while the dialog is open
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  await user.type(await field(), 'arson in Anaheim');
  await firstIs(/^Anaheim/);
  expect((await options()).slice(1)).toContain('ArsonCrime type');
  await user.clear(await field());
  await user.type(await field(), 'xyzzy');
  await firstIs(/^Nothing was found/);
  expect((await options()).slice(1)).toEqual([
    'Choose on the map',
    'See all neighborhoods in a table',
  ]);
});

test('the slash key is a character in a field, and can be switched off', async () => {
  const { user } = await openPage('/neighborhood/venice');
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Neighborhood name' });
  await user.type(search, 'a/b');
  expect(search).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  search.blur();
  await user.keyboard('/');
  await user.click((await dialog()).getByRole('checkbox'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});
