import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';

vi.mock('../../../apps/web/src/features/subscriptions/form/SubscribeForm.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a link to the newsletter page is shown when the code of the form cannot be loaded', async () => {
  await openPage('/neighborhood/hollywood', { offers: 'subscriptions' });
  const title = await screen.findByRole('heading', { name: /^Subscribe to/ });
  const place = within(title.parentElement as HTMLElement);
  expect(await place.findByRole('link', { name: 'Newsletters' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  expect(screen.queryByLabelText('Email')).toBeNull();
});
