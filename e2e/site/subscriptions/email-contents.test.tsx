import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissNotice, findNotice } from '../testing/notices.ts';
import { throwUnreachable } from '../testing/transport.ts';
import { CannedSubscription, HASH } from './canned-subscription.ts';
import { findCards, openSubscription, search, subscriptionsRegion } from './opened-subscription.ts';

const SAVE = /^\/api\/subscriptions\/subscribers$/;
const emailContents = () => screen.getByRole('region', { name: 'What your newsletter covers' });
const order = () =>
  within(emailContents())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const checked = () =>
  within(within(emailContents()).getByRole('group')).queryAllByRole('checkbox', { checked: true });
type Saved = { subscription: { neighborhoods: { id: string; categoryId: string[] }[] } };

test('newsletter sections are chosen for the selected neighborhood, and saved', async () => {
  const subscription = new CannedSubscription('hollywood', 'acton', 'venice');
  const { user, transport } = await openSubscription(subscription);
  await findCards('Acton', 'Hollywood', 'Venice');
  expect(within(subscriptionsRegion()).getAllByText(/Delivered once a month/)).toHaveLength(3);
  const sections = within(emailContents()).getByRole('group');
  const [first] = await within(sections).findAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await findNotice(/Selected Neighborhood cannot be null!/);
  expect(checked()).toEqual([]);
  expect(transport.sentTo(SAVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose the sections about Hollywood' }));
  await waitFor(() => expect(checked()).toHaveLength(7));
  await user.click(within(sections).getByRole('checkbox', { name: 'The month’s air' }));
  await waitFor(() => expect(transport.sentTo(SAVE)).toHaveLength(1));
  const [{ subscription: sent }] = transport.sentTo(SAVE) as [Saved];
  const { categoryId = [] } = sent.neighborhoods.find(({ id }) => id === 'hollywood') ?? {};
  expect(categoryId).toHaveLength(6);
  expect(categoryId).not.toContain('air-month');
  const pictures = within(screen.getByRole('list', { name: 'Sections about Hollywood' }));
  expect(pictures.getAllByRole('img')).toHaveLength(6);
  expect(within(emailContents()).getByRole('link', { name: 'Venice' })).toHaveAttribute(
    'href',
    '/neighborhood/venice',
  );
  await dismissNotice(user);
});

test('the order of a newsletter is changed by buttons, and saved', async () => {
  const subscription = new CannedSubscription('hollywood', 'acton', 'venice');
  const { user, transport } = await openSubscription(subscription);
  expect(order()).toEqual(['Hollywood', 'Acton', 'Venice']);
  await user.click(screen.getByRole('button', { name: 'Move Venice up' }));
  await waitFor(() => expect(order()).toEqual(['Hollywood', 'Venice', 'Acton']));
  await waitFor(() => expect(transport.sentTo(SAVE)).toHaveLength(1));
  const [{ subscription: sent }] = transport.sentTo(SAVE) as [Saved];
  expect(sent.neighborhoods.map(({ id }) => id)).toEqual(['hollywood', 'venice', 'acton']);
});

test('after a save the page reloads the subscription, and shows changes made in another tab', async () => {
  const subscription = new CannedSubscription('hollywood', 'venice');
  const { user } = await openSubscription(subscription);
  const [hollywood] = subscription.neighborhoods;
  subscription.afterSave = () => {
    subscription.neighborhoods = hollywood === undefined ? [] : [hollywood];
  };
  await user.click(screen.getByRole('button', { name: 'Move Venice up' }));
  await findCards('Hollywood');
});

test('a card shares the page of its neighborhood, not the reader’s subscription page', async () => {
  const { user } = await openSubscription(new CannedSubscription('venice'));
  const addresses: string[] = [];
  window.open = (address) => {
    addresses.push(decodeURIComponent(String(address)));
    return null;
  };
  await user.click(screen.getByRole('button', { name: 'Share Venice' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Facebook' }));
  expect(addresses.join()).toContain('/neighborhood/venice');
  expect(addresses.join()).not.toContain('/subscription');
});

test('at most five names are suggested, only a full name is added, and subscribed names are not suggested', async () => {
  const { user, transport } = await openSubscription(new CannedSubscription('hollywood'));
  await user.type(search(), 'a');
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(5);
  await user.type(search(), 'cto');
  await user.click(screen.getByRole('button', { name: 'Add the neighborhood' }));
  expect(await screen.findByText(/Type the whole name of a neighborhood/)).toBeVisible();
  expect(transport.sentTo(SAVE)).toEqual([]);
  await user.click(await screen.findByRole('option', { name: 'Acton' }));
  expect(search()).toHaveValue('Acton');
  await user.click(screen.getByRole('button', { name: 'Add the neighborhood' }));
  await findCards('Acton', 'Hollywood');
  await waitFor(() => expect(transport.sentTo(SAVE)).toHaveLength(1));
  await user.clear(search());
  await user.type(search(), 'Acton');
  expect(screen.queryByRole('option', { name: 'Acton' })).toBeNull();
  await dismissNotice(user);
});

test('a change that cannot be saved is reverted, and the page shows the reason', async () => {
  const { user, transport } = await openSubscription(new CannedSubscription('hollywood', 'venice'));
  transport.answer(SAVE, throwUnreachable);
  await user.click(
    within(subscriptionsRegion()).getByRole('button', { name: 'Unsubscribe from Venice' }),
  );
  await findNotice(
    /^Your change was not saved, and the page shows what was there before: Failed to fetch/,
  );
  await findCards('Hollywood', 'Venice');
  expect(transport.requests.some(({ path }) => path.endsWith(HASH))).toBe(true);
  await dismissNotice(user);
});
