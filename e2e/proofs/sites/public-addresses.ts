import { PARTITIONS } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import {
  addMonths,
  endOfMonth,
  formatYearMonth,
  parseYearMonth,
  startOfMonth,
} from '@townlight/domain/time';

import { randomChoices } from '../../web/random-choices.ts';

const ZONE = 'America/Los_Angeles';

/**
 * Returns addresses whose replies do not change from request to request, derived from what a site reports about its
 * data.
 */
export async function drawPublicAddresses(
  site: string,
  { many }: { many: number },
): Promise<string[]> {
  const fetchJson = async <T>(path: string) =>
    (await (await fetch(new URL(path, site))).json()) as T;
  const status = await fetchJson<{ first_month: string; data_through: string }>(
    '/api/crimes/status',
  );
  const first = parseYearMonth(status.first_month) as YearMonth;
  const through = parseYearMonth(status.data_through) as YearMonth;
  const small = await fetchJson<{ name: string; big_bundles: string[] }[]>('/api/bundles/small');
  const ids = Object.fromEntries(
    await Promise.all(
      PARTITIONS.map(async (partition) => {
        const areas = await fetchJson<{ id: string }[]>(`/api/${partition}/areas`);
        return [partition, areas.map(({ id }) => id)] as const;
      }),
    ),
  ) as Record<(typeof PARTITIONS)[number], string[]>;

  const { of: one, below } = randomChoices();
  const chance = (percent: number) => below(100) < percent;
  const month = () => addMonths(first, below(through - first + 1));
  const kind = () => one(small);
  const makers: (() => string)[] = [
    () => {
      const [a, b] = [month(), month()].sort((x, y) => x - y) as [YearMonth, YearMonth];
      const { name, big_bundles } = kind();
      const query = new URLSearchParams({
        from: String(startOfMonth(a, ZONE)),
        to: String(endOfMonth(b, ZONE)),
      });
      if (chance(50)) query.set('bb', one(big_bundles) ?? '');
      if (chance(50) && query.get('bb')) query.set('sb', name);
      if (chance(60)) query.set('detail', 'totals');
      const partition = one(PARTITIONS);
      if (chance(30)) query.set('area', one(ids[partition]));
      return `/api/${partition}/${chance(30) ? 'compare/' : ''}crimes?${query}`;
    },
    () => {
      const partition = one(PARTITIONS);
      const months = chance(50) ? '' : `?months=${1 + below(40)}`;
      return `/api/${partition}/${encodeURIComponent(one(ids[partition]))}/monthly${months}`;
    },
    () => {
      const [year, of] = formatYearMonth(month()).split('-');
      return `/api/crimes/${encodeURIComponent(kind().name)}/monthly/${Number(of)}/${year}`;
    },
    () => {
      const [year, of] = formatYearMonth(month()).split('-');
      return `/api/neighborhoods/ranks/${Number(of)}/${year}`;
    },
    () =>
      `/api/neighborhoods/crime_ranking?neighborhood=${one(ids.neighborhoods)}&aggregation=${one(['monthly', 'yearly'])}`,
    () =>
      `/api/crimes/neighborhood_ranking?partition=${one(PARTITIONS)}&crime=${encodeURIComponent(kind().name)}&aggregation=${one(['monthly', 'yearly'])}`,
    () =>
      `/api/neighborhoods/get_neighborhood?lat=${(33.7 + below(9_000) / 10_000).toFixed(4)}&long=${(-118.7 + below(10_000) / 10_000).toFixed(4)}`,
    () => `/api/places?q=${encodeURIComponent(one(ids.neighborhoods).slice(0, 2 + below(5)))}`,
    () => `${one(['', '/es'])}/neighborhood/${one(ids.neighborhoods)}`,
    () => `${one(['', '/es'])}/crime/${encodeURIComponent(kind().name)}`,
    () => `/map?mode=${one(['safe', 'traj'])}&area=${one(ids.neighborhoods)}`,
    // invalid requests must be refused with the same message
    () => `/api/${one(PARTITIONS)}/crimes?from=${below(1_000_000)}&to=${one(['1', 'x', ''])}`,
    () => `/api/neighborhoods/${one(['nowhere', 'downtwon', '90001'])}/monthly`,
  ];
  const found = new Set<string>([
    ...PARTITIONS.flatMap((partition) =>
      ['geojson', 'areas', 'agencies'].map((what) => `/api/${partition}/${what}`),
    ),
    '/',
    '/map',
    '/es/map',
    '/compare?areas=downtown,hollywood',
    '/about/data',
    '/about/method',
    '/about/categories',
    '/about/crime-types',
    '/embed/map',
    '/nowhere',
    '/sitemap.xml',
    '/robots.txt',
    '/api/crimes/status',
    '/api/places/status',
    '/api/basemap',
    '/api/bundles/big_bundle_filters',
    '/api/bundles/small',
    '/api/neighborhoods/names',
    '/images/neighborhoods/downtown/card.svg',
    '/images/neighborhoods/downtown/preview.png',
  ]);
  // some generators have few results: stops after many attempts without a new address
  for (let idle = 0; found.size < many && idle < 1_000; ) {
    const size = found.size;
    found.add((makers[found.size % makers.length] ?? one(makers))());
    if (found.size === size) found.add(one(makers)());
    idle = found.size === size ? idle + 1 : 0;
  }
  return [...found];
}
