import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARTITIONS } from '../places/index.ts';
import { toYearMonth } from '../time/index.ts';
import {
  MAX_COMPARED_AREAS,
  PAGE_PATTERNS,
  type Page,
  pagePath,
  parsePage,
  splitPath,
} from './index.ts';

function read(address: string): Page | null {
  const [path = '', search = ''] = address.split('?', 2);
  return parsePage(splitPath(path), new URLSearchParams(search));
}

const slug = fc.stringMatching(/^[a-z0-9ñáé' .&/+-]{0,15}[a-z0-9]$/);
const month = fc.option(
  fc
    .tuple(fc.integer({ min: 2010, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, of]) => toYearMonth(year, of)),
  { nil: undefined },
);
/** To six decimals, as in addresses. */
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6);
const anyPage: fc.Arbitrary<Page> = fc.oneof(
  fc.record({
    kind: fc.constant('map' as const),
    partition: fc.constantFrom(...PARTITIONS),
    area: fc.option(slug),
  }),
  fc.record({ kind: fc.constant('neighborhood' as const), area: slug, month }),
  fc.record({
    kind: fc.constant('crime' as const),
    crime: slug,
    month,
    area: fc.option(slug),
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    areas: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), {
      maxLength: MAX_COMPARED_AREAS,
    }),
  }),
  fc.record({ kind: fc.constant('embed-chart' as const), area: slug }),
  fc.record({ kind: fc.constant('air-map' as const), area: fc.option(slug) }),
  fc.record({ kind: fc.constant('coronavirus' as const), area: fc.option(slug) }),
  fc.record({ kind: fc.constant('news' as const), area: fc.option(slug) }),
  fc.record({
    kind: fc.constant('news-entry' as const),
    entry: fc.stringMatching(/^[a-z]+-[0-9]{4}-[0-9]{2}$/),
    area: fc.option(slug),
  }),
  fc.record({
    kind: fc.constant('air' as const),
    place: fc.option(
      fc.record({
        label: fc.stringMatching(/^([a-zA-Z0-9ñ'/?#%][a-zA-Z0-9ñ' ,./?#%-]{0,20}[a-z])?$/),
        longitude: degrees(180),
        latitude: degrees(90),
      }),
    ),
  }),
  fc.constantFrom<Page>(
    { kind: 'start' },
    { kind: 'traffic' },
    { kind: 'search' },
    { kind: 'feedback' },
    { kind: 'data' },
    { kind: 'data-coverage' },
    { kind: 'data-downloads' },
    { kind: 'data-releases' },
    { kind: 'data-api' },
    { kind: 'method' },
    { kind: 'categories-method' },
    { kind: 'crime-types-method' },
    { kind: 'air-method' },
    { kind: 'coronavirus-method' },
    { kind: 'air-unknown' },
    { kind: 'embed-map' },
    { kind: 'embed-air-map' },
    { kind: 'embed-coronavirus' },
    { kind: 'embed-unknown' },
    { kind: 'subscribe' },
    { kind: 'subscription' },
    { kind: 'subscription-confirm' },
    { kind: 'subscription-manage' },
    { kind: 'subscription-unsubscribe' },
    { kind: 'bundles' },
    { kind: 'bundling' },
    { kind: 'staff' },
    { kind: 'staff-sign-in' },
    { kind: 'staff-usage' },
    { kind: 'staff-feedback' },
    { kind: 'staff-newsletter' },
    { kind: 'staff-members' },
    { kind: 'neighborhood', area: null, month: undefined },
    { kind: 'crime', crime: null, month: undefined, area: null },
  ),
);

test('the address of a page reads back as that page', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(read(pagePath(page))).toEqual(page);
    }),
  );
});

test.each<[string, Page]>([
  ['/', { kind: 'start' }],
  ['/map/place?area=venice&mode=traj', { kind: 'map', partition: 'neighborhoods', area: 'venice' }],
  ['/map?partition=planets', { kind: 'map', partition: 'neighborhoods', area: null }],
  [
    '/crime/Theft%20From%20Vehicle/9/2025/',
    {
      kind: 'crime',
      crime: 'Theft From Vehicle',
      month: toYearMonth(2025, 9),
      area: null,
    },
  ],
  [
    '/crime/burglary?in=venice&history=yearly',
    { kind: 'crime', crime: 'burglary', month: undefined, area: 'venice' },
  ],
  ['/neighborhood/venice/13/2025', { kind: 'neighborhood', area: 'venice', month: null }],
  ['/compare?areas=venice,,venice, acton', { kind: 'compare', areas: ['venice', 'acton'] }],
  ['/embed/chart', { kind: 'embed-unknown' }],
  ['/aqi-map?area=venice&hour=2026-11-20T13&scale=epa', { kind: 'air-map', area: 'venice' }],
  [
    '/aqi/Los%20Angeles/-118.283221,34.020818',
    {
      kind: 'air',
      place: { label: 'Los Angeles', longitude: -118.283221, latitude: 34.020818 },
    },
  ],
  ['/subscription/3fa9c0?ada%40example.org&5f4dcc', { kind: 'subscription' }],
  ['/coronavirus?area=venice&view=table', { kind: 'coronavirus', area: 'venice' }],
  ['/news?area=venice', { kind: 'news', area: 'venice' }],
  ['/news/crime-2026-10', { kind: 'news-entry', entry: 'crime-2026-10', area: null }],
  ['/aqi', { kind: 'air', place: null }],
  ['/aqi//-118.2,34', { kind: 'air', place: { label: '', longitude: -118.2, latitude: 34 } }],
  ['/aqi/Venice', { kind: 'air-unknown' }],
  ['/aqi/Venice/34', { kind: 'air-unknown' }],
  ['/aqi/Venice/-118.2,abc', { kind: 'air-unknown' }],
  ['/aqi/Venice/NaN,NaN', { kind: 'air-unknown' }],
  ['/aqi/Venice/-1181.2,34', { kind: 'air-unknown' }],
  ['/aqi/Venice/34,-118.2', { kind: 'air-unknown' }],
  ['/aqi/Venice/-118.2,34/more', { kind: 'air-unknown' }],
])('%s is the page %o', (address, page) => {
  expect(read(address)).toEqual(page);
});

test.each([
  '/mapping',
  '/map/place/more',
  '/about',
  '/about/us',
  '/about/data/else',
  '/about/data/coverage/more',
  '/coronavirus/venice',
  '/traffic/venice',
  '/compare/venice',
  '/subscription/3fa9c0/more',
  '/subscribe/more',
  '/subscription/confirm/token',
  '/bundles/big',
  '/bundling/x',
  '/staff/else',
  '/staff/sign-in/more',
  '/neighborhood/a/1/2025/x',
  '/about%2Fdata',
  '/about/data/unknown',
])('%s names no page', (address) => expect(read(address)).toBeNull());

test('commas between areas stay commas, so that a link can be read', () => {
  expect(pagePath({ kind: 'compare', areas: ['venice', 'palms'] })).toBe(
    '/compare?areas=venice,palms',
  );
});

test('invalid percent-encoding is parsed to a replacement character, which matches no area', () => {
  expect(read('/neighborhood/%E0%A4%A')).toEqual({
    kind: 'neighborhood',
    area: '\ufffd',
    month: undefined,
  });
});

test('every path that the router matches can be parsed', () => {
  for (const [name, pattern] of Object.entries(PAGE_PATTERNS)) {
    const below = name === 'embedMap' || name === 'embedChart' ? '/embed/' : '';
    const path = pattern
      .replace(':month?/:year?', '9/2026')
      .replace(':coordinates?', '-118.2,34')
      .replace(':userHash?', '3fa9c0')
      .replace(/:\w+/, 'venice')
      .replace('*', 'map');
    const page = read(`${below}${path}`);
    expect(page, path).not.toBeNull();
    expect(page?.kind, path).not.toMatch(/unknown$/);
  }
});
