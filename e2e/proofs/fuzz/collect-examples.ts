import type { JsonSchema, Operation, Parameter } from './openapi-operations.ts';
import type { Examples } from './request-arbitrary.ts';

/** Reads a public address of the site. */
export type ReadPath = (path: string) => Promise<string>;

const MAX_TEXT = 80;
const MAX_TEXTS_PER_REPLY = 100;
const PAGES = [
  '/map',
  '/neighborhood/venice',
  '/crime/burglary',
  '/compare?areas=venice,hollywood',
  '/aqi',
  '/aqi-map',
  '/coronavirus',
  '/news',
  '/about/data/downloads',
];
const AREA_PARAMETERS = ['id', 'area', 'areas', 'neighborhood'];
const PAGE_STATUSES = [200, 301, 302, 307, 308];

/** Collects names, ids and addresses from what the site answers, so that requests reach further than a 404. */
export async function collectExamples(
  operations: readonly Operation[],
  read: ReadPath,
): Promise<Examples> {
  const open = operations.filter(
    ({ method, path, parameters }) =>
      method === 'GET' &&
      /^\/api\/(?!staff)/.test(path) &&
      parameters.every(({ required }) => !required),
  );
  const replies = await Promise.all(open.map(({ path }) => read(path)));
  const areas = textsOf(await read('/api/neighborhoods/areas'));
  const html = (await Promise.all(PAGES.map(read))).join('');
  const images = [...html.matchAll(/\/images\/([^"?#\s]+)/g)].map(([, path = '']) => path);
  const known = spread([...new Set(replies.flatMap(textsOf))], 2_000);
  const months = [2023, 2024, 2025, 2026].flatMap((year) =>
    [0, 3, 11].map((month) => String(Date.UTC(year, month, 1, 8))),
  );
  return {
    all: [...known, ...spread(areas, 100)],
    byParameter: {
      ...Object.fromEntries(AREA_PARAMETERS.map((name) => [name, areas])),
      file: [...new Set(images.map((path) => path.split('/').at(-1) ?? ''))],
      '*': images,
      from: months,
      to: months,
      year: ['2024', '2025', '2026'],
    },
  };
}

/** The pages as operations, with the parameters of the links on them. */
export async function listPages(read: ReadPath): Promise<Operation[]> {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const html = (await Promise.all(PAGES.map(read))).join('').replaceAll('&amp;', '&');
  const values = new Map<string, Set<string>>();
  for (const [, query = ''] of html.matchAll(/href="\/[^"?#]*\?([^"#]+)/g))
    for (const [name, value] of new URLSearchParams(query))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  const parameters = [...values].map(
    ([name, known]): Parameter => ({
      name,
      in: 'query',
      schema: { anyOf: [{ type: 'string', enum: [...known] }, { type: 'string' }] } as JsonSchema,
    }),
  );
  return [
    ...new Set([...PAGES.map((page) => page.split('?')[0] ?? ''), ...spread(addresses, 20)]),
  ].map((path) => ({ method: 'GET', path, parameters, body: undefined, statuses: PAGE_STATUSES }));
}

/** All short texts in a JSON reply, without numbers and dates. */
function textsOf(reply: string): string[] {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT) texts.add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  try {
    visit(JSON.parse(reply));
  } catch {
    // a picture, a table or a feed
  }
  return spread([...texts], MAX_TEXTS_PER_REPLY);
}

/** At most `count` elements, from the whole list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor(at * step)] as T,
  );
}
