import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { follow, type OpenedPage, openPage } from '../testing/open-page.ts';
import { ALL_LINKS, writtenAddresses } from './page-links.ts';

const shownHeading = () => document.querySelector('h1')?.textContent;

const menuButton = () =>
  document.querySelector('header button[aria-label="Menu"]') as HTMLButtonElement;

async function openMenu(user: OpenedPage['user']) {
  await user.click(menuButton());
  const menu = await screen.findByRole('dialog');
  return { menu, links: within(menu).getAllByRole('link') };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each([390, 1280])('the menu at %i px', (width) => {
  test('lists every page under its group, and is closed by its Close button', async () => {
    const { user } = await openPage('/about/method', { width });
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    const { menu, links } = await openMenu(user);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    const groups = within(menu).getAllByRole('heading');
    expect(groups.map((group) => group.textContent)).toEqual(['Tools', 'Stories', 'About']);
    expect(links.map((link) => link.textContent)).toEqual(ALL_LINKS.map(([name]) => name));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(writtenAddresses(ALL_LINKS));
    await user.click(within(menu).getByRole('button', { name: 'Close the menu' }));
    await expectClosed();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(menuButton()).toHaveFocus());
  });
});

/** One of each group, and a page below another. */
const FOLLOWED = ['Crime Map', 'Neighborhood Tracker', 'News', 'Downloads', 'How air is estimated'];

test('a link of the menu opens its page and closes the menu', async () => {
  const { user } = await openPage('/nothing-here', { width: 390 });
  for (const [name, address] of ALL_LINKS.filter(([one]) => FOLLOWED.includes(one))) {
    const { menu } = await openMenu(user);
    await follow(within(menu).getByRole('link', { name }));
    await waitFor(() => expect(location.pathname).toBe(address));
    await expectClosed();
    await waitFor(() => expect(shownHeading()).toMatch(/^(?!Page not found)\S/));
  }
});

test.each([
  ['/map', 'Crime Map'],
  ['/about/data/downloads', 'Downloads'],
])('the link of the page that is open closes the menu, too: %s', async (address, name) => {
  const { user } = await openPage(address, { width: 390 });
  const { menu } = await openMenu(user);
  await follow(within(menu).getByRole('link', { name }));
  await expectClosed();
  expect(location.pathname).toBe(address);
});

test('a click below 510 px closes the menu, and one above does not', async () => {
  const { user } = await openPage('/about/method', { width: 390 });
  const { menu } = await openMenu(user);
  const clickAt = (clientY: number) =>
    fireEvent.click(within(menu).getByRole('navigation'), { clientX: 360, clientY });
  clickAt(420);
  clickAt(510);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  clickAt(511);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await expectClosed();
});

test('a click outside the menu or the Escape key closes it, and the focus returns to the menu button', async () => {
  const { user } = await openPage('/about/method', { width: 390 });
  await openMenu(user);
  await user.click(document.querySelector('.MuiBackdrop-root') as Element);
  await expectClosed();
  await openMenu(user);
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(menuButton()).toHaveFocus());
});

test('the menu marks the current page', async () => {
  const { user } = await openPage('/about/data/coverage', { width: 390 });
  const { links } = await openMenu(user);
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Months on record']);
});
