import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { dismissNotice, findNotice } from '../testing/notices.ts';
import { jsonResponse } from '../testing/transport.ts';
import { CannedSubscription, EMAIL, HASH } from './canned-subscription.ts';
import { findCards, openSubscription } from './opened-subscription.ts';

test('neighborhoods that a returning reader requested are offered, and added with one click', async () => {
  const subscription = new CannedSubscription('hollywood');
  subscription.waiting = [
    { id: 'venice', name: 'Venice' },
    { id: 'acton', name: 'Acton' },
  ];
  const { user } = await openSubscription(subscription);
  expect(await screen.findByText(/You asked for/)).toHaveTextContent('Venice and Acton');
  await findCards('Hollywood');
  await user.click(screen.getByRole('button', { name: 'Add them' }));
  await findCards('Acton', 'Hollywood', 'Venice');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add them' })).toBeNull());
  await dismissNotice(user);
});

test('the language and the alerts of the emails are saved', async () => {
  const subscription = new CannedSubscription('hollywood');
  const { user, transport } = await openSubscription(subscription);
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  await user.click(screen.getByRole('checkbox', { name: /air is unhealthy/ }));
  await waitFor(() =>
    expect(transport.sentTo(/\/preferences$/)).toEqual([
      { language: 'es' },
      { alerts: ['unhealthy-air'] },
    ]),
  );
  expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /air is unhealthy/ })).toBeChecked();
});

test('the frequency of emails can be chosen, and is shown on the cards', async () => {
  const subscription = new CannedSubscription('hollywood');
  const { user, transport } = await openSubscription(subscription);
  const often = screen.getByRole('group', { name: 'How often' });
  expect(within(often).getAllByRole('radio')).toHaveLength(3);
  expect(within(often).getByRole('radio', { name: 'Once a month' })).toBeChecked();
  const weekly = within(often).getByRole('radio', { name: /^Every week: the air of the week/ });
  await user.click(weekly);
  await waitFor(() =>
    expect(transport.sentTo(/\/preferences$/)).toEqual([{ how_often: 'weekly' }]),
  );
  expect(weekly).toBeChecked();
  expect(await screen.findByText(/^Delivered every Monday, and once a month/)).toBeVisible();
});

test('an unsubscribed reader sees that status, and can resubscribe with one click', async () => {
  const subscription = new CannedSubscription('hollywood');
  subscription.preferences = { ...subscription.preferences, how_often: 'never' };
  const { user, transport } = await openSubscription(subscription);
  const ended = 'You have unsubscribed: you will get no newsletters and no alerts.';
  expect(screen.getByText(ended)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me newsletters again' }));
  await waitFor(() =>
    expect(transport.sentTo(/\/preferences$/)).toEqual([{ how_often: 'monthly' }]),
  );
  await waitFor(() => expect(screen.queryByText(ended)).toBeNull());
});

test('a reader can download their data as a file', async () => {
  const { user, transport } = await openSubscription(new CannedSubscription('hollywood'));
  const data = {
    email: EMAIL,
    confirmed_at: '2026-11-01T17:00:00Z',
    unsubscribed_at: null,
    language: 'en',
    how_often: 'monthly',
    alerts: [],
    neighborhoods: [{ id: 'hollywood', name: 'Hollywood', categoryId: [] }],
    grants: [],
  };
  transport.answer(/\/export$/, () => jsonResponse(data));
  await user.click(screen.getByRole('button', { name: 'Send me my data' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  expect(file?.name).toBe('townlight-subscription.json');
  expect(JSON.parse(file?.text ?? '')).toEqual(data);
});

test('a page that is closed on all devices offers a new link', async () => {
  const { user, transport } = await openSubscription(new CannedSubscription('hollywood'));
  transport.answer(/\/grants$/, () => jsonResponse({ message: 'Closed.', error: false }));
  await user.click(screen.getByRole('button', { name: 'Close this page on all devices' }));
  expect(await screen.findByText(/earlier links no longer open it/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mail me a link' })).toBeVisible();
  expect(transport.requests.at(-1)).toMatchObject({ method: 'DELETE' });
});

test('deletion requires a confirmation with the address, and redirects to the subscribe page', async () => {
  const { user, transport } = await openSubscription(new CannedSubscription('hollywood'));
  await user.click(screen.getByRole('button', { name: 'Delete me' }));
  const question = await screen.findByRole('dialog', { name: 'Delete everything about you?' });
  expect(question).toHaveTextContent(EMAIL);
  const deletions = () =>
    transport.requests.filter(({ method, path }) => method === 'DELETE' && path.endsWith(HASH));
  expect(deletions()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete everything' }));
  await findNotice(/Everything about you was deleted\./);
  await waitFor(() => expect(location.pathname).toBe('/subscribe'));
  expect(deletions()).toHaveLength(1);
  await dismissNotice(user);
});
