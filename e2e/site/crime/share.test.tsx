import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { OpenedPage } from '../testing/open-page.ts';
import { openPage } from '../testing/open-page.ts';

/** The data that the system's share sheet was opened with. */
let shared: ShareData[] = [];
/** The error of the share sheet; null where it succeeds. */
let failure: string | null = null;

afterEach(() => {
  shared = [];
  failure = null;
  Reflect.deleteProperty(navigator, 'share');
});

interface Device {
  readonly hasSheet: boolean;
  readonly touch: boolean;
}

async function openOn(address: string, { hasSheet, touch }: Device): Promise<OpenedPage> {
  const share = async (data: ShareData) => {
    shared.push({ ...data });
    if (failure !== null) throw new DOMException('planted', failure);
  };
  if (hasSheet) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const page = await openPage(address, {
    ...(touch && { width: 412 }),
    prepare: () => {
      const { matchMedia } = window;
      window.matchMedia = (media) => {
        const list = matchMedia(media);
        return media === '(pointer: coarse)' ? { ...list, matches: touch } : list;
      };
    },
  });
  // the period is known
  await waitFor(() => expect(document.querySelector('[role=progressbar]')).toBeNull());
  return page;
}

const shareButton = () => screen.getByRole('button', { name: /^(Share|Compartir)$/ });
const menu = () => screen.queryByRole('menu');
const menuItem = async (name: string) =>
  within(await screen.findByRole('menu')).getByRole('menuitem', { name });

test.each([
  ['/neighborhood/venice', 'Reported crime in Venice, October 2026'],
  [
    '/es/crime/burglary?history=yearly',
    'Reportes de robo con allanamiento en el condado de Los Ángeles, nov 2025 a oct 2026',
  ],
  [
    '/map?bb=Violent+Crime&area=venice&view=table',
    'Reports of Violent Crime in Venice, October 2026',
  ],
  ['/compare?areas=palms,venice', 'Reported crime in Palms and Venice, October 2026'],
])('on a phone the share sheet gets the subject and address of %s', async (address, subject) => {
  const { user } = await openOn(address, { hasSheet: true, touch: true });
  // the scroll position is not shared
  history.replaceState(history.state, '', '#what-stands-behind');
  await user.click(shareButton());
  await waitFor(() => expect(shared).toHaveLength(1));
  const url = inject('siteUrl') + address;
  expect(shared).toEqual([{ title: `${subject} · Townlight`, text: subject, url }]);
  expect(menu()).toBeNull();
});

test('a share sheet that the reader closes is not an error; a share sheet that fails opens the menu', async () => {
  const { user } = await openOn('/map?area=venice&view=table', { hasSheet: true, touch: true });
  failure = 'AbortError';
  await user.click(shareButton());
  await waitFor(() => expect(shared).toHaveLength(1));
  await act(async () => {});
  expect(menu()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  failure = 'DataError';
  await user.click(shareButton());
  expect(await menuItem('Copy Link')).toBeInTheDocument();
});

test('the menu next to the share button has the QR code, the embed code and the download', async () => {
  const { user } = await openOn('/map?area=venice&view=table', { hasSheet: true, touch: true });
  await user.click(screen.getByRole('button', { name: 'More ways to share' }));
  for (const name of ['WeChat', 'Copy Link', 'Embed', 'Download the map (GeoJSON)'])
    expect(await menuItem(name)).toBeInTheDocument();
  expect(shared).toEqual([]);
  await user.click(await menuItem('WeChat'));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
});

test('a phone without a share sheet opens the menu', async () => {
  const { user } = await openOn('/neighborhood/venice', { hasSheet: false, touch: true });
  expect(document.querySelector('[data-sheet]')).toBeNull();
  await user.click(shareButton());
  expect(await menuItem('Facebook')).toBeInTheDocument();
});

test('a desktop opens the menu although it has a share sheet', async () => {
  const { user } = await openOn('/neighborhood/venice', { hasSheet: true, touch: false });
  await user.click(shareButton());
  expect(await menuItem('Facebook')).toBeInTheDocument();
  expect(shared).toEqual([]);
});
