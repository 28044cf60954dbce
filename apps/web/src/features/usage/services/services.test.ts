import type { UsageRequestEvent } from '@townlight/contract/usage';
import { afterEach, expect, it, vi } from 'vitest';
import { openGoogleAnalytics } from './google.ts';
import { openMatomo } from './matomo.ts';
import { openPlausible } from './plausible.ts';

const VIEW: UsageRequestEvent = { event: 'page-view', page: 'air' };
const SEARCH: UsageRequestEvent = { event: 'place-search', page: 'air' };

afterEach(() => vi.unstubAllGlobals());

function calls() {
  const recorded: { url: string; body: string; init: RequestInit }[] = [];
  vi.stubGlobal('location', { origin: 'https://crime.example.org' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    recorded.push({ url, body: String(init.body), init });
    return new Response();
  });
  return recorded;
}

it('sends page views and events to Plausible by kind of page, without cookies or referrer', () => {
  const requests = calls();
  const send = openPlausible({ url: 'https://plausible.example.org', site: 'crime.example.org' });
  send(VIEW);
  send(SEARCH);
  expect(requests.map(({ url }) => url)).toEqual(
    Array(2).fill('https://plausible.example.org/api/event'),
  );
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'pageview', url: 'https://crime.example.org/aqi/:place', domain: 'crime.example.org' },
    {
      name: 'place-search',
      url: 'https://crime.example.org/aqi/:place',
      domain: 'crime.example.org',
    },
  ]);
  expect(requests[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

it('sends page views and events to Matomo by kind of page', () => {
  const requests = calls();
  const send = openMatomo({ url: 'https://stats.example.org/matomo', site: '3' });
  send(VIEW);
  send(SEARCH);
  const [view, search] = requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(requests[0]?.url).toBe('https://stats.example.org/matomo/matomo.php');
  expect(view).toMatchObject({ idsite: '3', rec: '1', action_name: '/aqi/:place' });
  expect(view?.url).toBe('https://crime.example.org/aqi/:place');
  expect(search).toMatchObject({ e_c: 'townlight', e_a: 'place-search' });
});

it('denies Google Analytics storage before any other call, and sends page views by kind of page', () => {
  calls();
  const head: { src: string }[] = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => head.push(script) },
  });
  const send = openGoogleAnalytics({ id: 'G-ABC123' });
  send(VIEW);
  expect(head[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
  const queued = (Reflect.get(globalThis, 'dataLayer') as IArguments[]).map((one) => [...one]);
  expect(queued[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  expect(queued.at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_location: 'https://crime.example.org/aqi/:place' }),
  ]);
  Reflect.deleteProperty(globalThis, 'dataLayer');
});
