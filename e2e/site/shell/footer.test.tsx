import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, openPage } from '../testing/open-page.ts';
import { ABOUT, MORE_TOOLS, STORIES, TOOLS, writtenAddresses } from './page-links.ts';

const footer = () => within(screen.getByRole('navigation', { name: 'Footer' }));

test('the footer lists the tools, the stories and the pages about the site', async () => {
  await openPage('/neighborhood/hollywood');
  for (const [title, expected] of [
    ['Tools', [...TOOLS, ...MORE_TOOLS]],
    ['Stories', STORIES],
    ['About', ABOUT],
  ] as const) {
    const links = within(footer().getByRole('list', { name: title })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(expected.map(([name]) => name));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(writtenAddresses(expected));
  }
});

test('a tracker is linked without its subject, and opens at one', async () => {
  await openPage('/nothing-here');
  await follow(footer().getByRole('link', { name: 'Crime Tracker' }));
  await waitFor(() => expect(location.pathname).toBe('/crime/burglary'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Burglary'));
});

test('the contact in the footer opens the feedback form', async () => {
  const { user } = await openPage('/neighborhood/hollywood');
  const contact = within(footer().getByRole('list', { name: 'Contact' }));
  await user.click(contact.getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Your feedback' })).toBeVisible();
});
