import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { type CannedSubscription, PAGE } from './canned-subscription.ts';

/** Opens the page of a faked subscription. The server, which must not know the secret, renders another address. */
export async function openSubscription(subscription: CannedSubscription) {
  const opened = await openPage(PAGE, {
    byScript: true,
    prepare: (transport) => subscription.answer(transport),
  });
  await screen.findByRole('region', { name: 'Your subscriptions' });
  return opened;
}

export const subscriptionsRegion = () => screen.getByRole('region', { name: 'Your subscriptions' });

export const search = () =>
  screen.getByRole('combobox', { name: 'choose your neighborhood' }) as HTMLInputElement;

export const cards = () =>
  within(subscriptionsRegion())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const findCards = (...names: readonly string[]) =>
  waitFor(() => expect(cards()).toEqual(names));
