import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { follow, openPage } from '../testing/open-page.ts';

const section = async (title: string) =>
  within(await screen.findByRole('table', { name: title })).getAllByRole('row');

test.each([
  [
    'subscriptions returning-subscribers sealed-addresses',
    /If that address is already subscribed, the reply says so/,
    /Your address is encrypted in the database and its backups/,
  ],
  [
    'subscriptions',
    /The reply is the same whether or not that address is subscribed/,
    /Your address is not encrypted on this site/,
  ],
])(
  'with %s, the notes state what the response reveals to strangers and if addresses are encrypted',
  async (offers, reply, encryption) => {
    await openPage('/about/data', { offers, byScript: true });
    const rows = await section('If you subscribe');
    expect(rows.map((row) => row.querySelectorAll('th, td').length)).toEqual(rows.map(() => 3));
    expect(rows[3]).toHaveTextContent(/The same, after you deleted it.*Up to 12 weeks/);
    expect(screen.getByText(reply)).toBeVisible();
    expect(screen.getByText(encryption)).toBeVisible();
  },
);

test('they are in Spanish', async () => {
  await openPage('/es/about/data', { offers: 'subscriptions', byScript: true });
  expect(await section('Si usted se suscribe')).toHaveLength(8);
});

test('a site without newsletters has no privacy notes for subscribers', async () => {
  await openPage('/about/data', { offers: '', byScript: true });
  expect(await screen.findByRole('heading', { name: 'What we know about you' })).toBeVisible();
  expect(screen.queryByText('If you subscribe')).toBeNull();
});

test('the subscribe form links to the privacy notes, even while their page is loading', async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  await openPage('/subscribe', { offers: 'subscriptions', byScript: true });
  await follow(await screen.findByRole('link', { name: 'What we store, and for how long' }));
  expect(await screen.findByRole('heading', { name: 'If you subscribe' })).toBeVisible();
  await waitFor(() => expect(scrolledTo).toContain('privacy-subscriptions'));
  expect(location.pathname + location.hash).toBe('/about/data#privacy-subscriptions');
  vi.restoreAllMocks();
});
