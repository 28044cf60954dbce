import type { UsageRequestEvent } from '@townlight/contract/usage';
import { afterEach, expect, it, vi } from 'vitest';
import { openGoogle } from './google.ts';
import { openMatomo } from './matomo.ts';
import { openPlausible } from './plausible.ts';

const VIEW: UsageRequestEvent = { event: 'page-view', page: 'air' };
const SEARCH: UsageRequestEvent = { event: 'place-search', page: 'air' };

afterEach(() => vi.unstubAllGlobals());

function calls() {
  const made: { url: string; body: string; init: RequestInit }[] = [];
  vi.stubGlobal('location', { origin: 'https://crime.example.org' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    made.push({ url, body: String(init.body), init });
    return new Response();
  });
  return made;
}

it('tells Plausible of page views and events by kind of page, without cookies and referrer', () => {
  const made = calls();
  const tell = openPlausible({ url: 'https://plausible.example.org', site: 'crime.example.org' });
  tell(VIEW);
  tell(SEARCH);
  expect(made.map(({ url }) => url)).toEqual(
    Array(2).fill('https://plausible.example.org/api/event'),
  );
  expect(made.map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'pageview', url: 'https://crime.example.org/aqi/:place', domain: 'crime.example.org' },
    {
      name: 'place-search',
      url: 'https://crime.example.org/aqi/:place',
      domain: 'crime.example.org',
    },
  ]);
  expect(made[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

it('tells Matomo the same', () => {
  const made = calls();
  const tell = openMatomo({ url: 'https://stats.example.org/matomo', site: '3' });
  tell(VIEW);
  tell(SEARCH);
  const [view, search] = made.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(made[0]?.url).toBe('https://stats.example.org/matomo/matomo.php');
  expect(view).toMatchObject({ idsite: '3', rec: '1', action_name: '/aqi/:place' });
  expect(view?.url).toBe('https://crime.example.org/aqi/:place');
  expect(search).toMatchObject({ e_c: 'townlight', e_a: 'place-search' });
});

it('asks Google Analytics to store nothing before anything else, and tells it pages by kind', () => {
  calls();
  const head: { src: string }[] = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => head.push(script) },
  });
  const tell = openGoogle({ id: 'G-ABC123' });
  tell(VIEW);
  expect(head[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
  const told = (Reflect.get(globalThis, 'dataLayer') as IArguments[]).map((one) => [...one]);
  expect(told[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  expect(told.at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_location: 'https://crime.example.org/aqi/:place' }),
  ]);
  Reflect.deleteProperty(globalThis, 'dataLayer');
});
