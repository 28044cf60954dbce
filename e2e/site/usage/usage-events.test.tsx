import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { controlClock, passTime, startClock, stopClock } from '../testing/fake-clock.ts';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { openPage } from '../testing/open-page.ts';

interface SentUsage {
  readonly language: string;
  readonly events: { readonly event: string; readonly page: string }[];
}

/** The bodies of the beacons as text, which must have no other content. */
let bodies: string[] = [];
const sendBeacon = vi.fn((_url: string | URL, _data?: BodyInit | null) => true);

/** Events are sent together 5 seconds after the first of them. */
const SENT_AFTER_MS = 5_500;

beforeEach(() => {
  bodies = [];
  sendBeacon.mockClear();
  navigator.sendBeacon = sendBeacon;
  // jsdom's blobs do not return their text synchronously
  vi.stubGlobal(
    'Blob',
    class extends Blob {
      constructor(chunks: BlobPart[], options?: BlobPropertyBag) {
        super(chunks, options);
        if (options?.type === 'application/json') bodies.push(String(chunks[0]));
      }
    },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

afterEach(() => {
  startClock();
});

const usages = () => bodies.map((body) => JSON.parse(body) as SentUsage);
const events = () =>
  usages().flatMap(({ events }) => events.map(({ event, page }) => `${event} ${page}`));

async function leave(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

const METHOD = { path: '/about/method', heading: 'How crime is counted' };
const DATA = { path: '/about/data', heading: 'About the data' };

const footerLink = ({ path }: { path: string }) =>
  document.querySelector(`footer a[href="${path}"]`) as HTMLElement;

/** Goes to another page and waits until it is rendered. */
async function follow(user: UserEvent, page: typeof METHOD): Promise<void> {
  await user.click(footerLink(page));
  await screen.findByRole('heading', { level: 1, name: page.heading });
}

/** Opens a page, which starts to count at once. */
async function openCounted(address: string) {
  controlClock();
  return await openPage(address);
}

test('page views and searches are counted by kind of page, without sending typed text', async () => {
  const { user } = await openCounted('/neighborhood/hollywood');
  await passTime(500 + SENT_AFTER_MS);
  await waitFor(() => expect(events()).toEqual(['page-view neighborhood']));
  const search = document.querySelector<HTMLElement>('main search [role=combobox]');
  await user.type(search as HTMLElement, 'Venice');
  await user.click((await screen.findAllByRole('option', { name: 'Venice' }))[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/neighborhood/venice'));
  await passTime(500 + SENT_AFTER_MS);
  expect(events().sort()).toEqual([
    'page-view neighborhood',
    'page-view neighborhood',
    'place-search neighborhood',
  ]);
  for (const body of bodies) {
    expect(body).toMatch(/^\{"language":"en","events":\[/);
    expect(body).not.toMatch(/venice|hollywood|\?/i);
  }
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(bodies.map(() => '/api/usage'));
  for (const [, body] of sendBeacon.mock.calls) {
    expect(body).toBeInstanceOf(Blob);
    expect((body as Blob).type).toBe('application/json');
  }
});

test('changed filters and map clicks are counted, in the language of the page', async () => {
  const { user } = await openCounted('/es/map');
  await passTime(500);
  await user.click(await screen.findByRole('button', { name: /^Modo / }));
  await user.click(await screen.findByRole('option', { name: 'Tendencia' }));
  await waitFor(() => expect(getMapOnPage().tones.size).toBeGreaterThan(0));
  await act(async () => getMapOnPage().options.onSelect('hollywood'));
  await passTime(SENT_AFTER_MS);
  expect(events().sort()).toEqual(['filter-change map', 'map-click map', 'page-view map']);
  expect(new Set(usages().map(({ language }) => language))).toEqual(new Set(['es']));
  for (const body of bodies) expect(body).not.toMatch(/hollywood|\?/i);
});

test('a page that is left within half a second is not counted', async () => {
  const { user } = await openCounted(DATA.path);
  await passTime(500);
  await follow(user, METHOD);
  await follow(user, DATA);
  await passTime(500);
  await leave();
  bodies = [];
  // both pages are loaded: from here on only the test advances the clock
  stopClock();
  await user.click(footerLink(METHOD));
  await passTime(400);
  await user.click(footerLink(DATA));
  await passTime(600);
  await leave();
  expect(events()).toEqual(['page-view data']);
});

test('events that wait are sent together when the page is hidden', async () => {
  const { user } = await openCounted(METHOD.path);
  await passTime(500);
  await follow(user, DATA);
  await passTime(500);
  expect(sendBeacon).not.toHaveBeenCalled();
  await leave();
  expect(events()).toEqual(['page-view method', 'page-view data']);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

describe.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('a reader whose browser sets %s', (setting, value) => {
  afterEach(() => Reflect.deleteProperty(navigator, setting));

  test('is not counted', async () => {
    Object.defineProperty(navigator, setting, { value, configurable: true });
    const { user } = await openCounted(METHOD.path);
    await passTime(500);
    await follow(user, DATA);
    await screen.findByRole('heading', { name: 'What we know about you' });
    await passTime(500 + SENT_AFTER_MS);
    await leave();
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(bodies).toEqual([]);
  });
});
