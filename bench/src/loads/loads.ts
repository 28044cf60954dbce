import { buildMapPath, buildPeriodQuery, type SiteFacts } from './site-facts.ts';

/** One request of a load. */
export interface LoadRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST as JSON. */
  readonly body?: unknown;
  /** `leave`: the connection is closed soon after the request; `slow`: the reply is read at some KB a second. */
  readonly manner?: 'leave' | 'slow';
}

/** @param n counts up from 0 over all clients, so that each sends another request */
type Load = (n: number, facts: SiteFacts) => LoadRequest;

const PARTITIONS = ['neighborhoods', 'zipcodes', 'tracts'];
const TYPED = 'sunsett bulevard and vien stret los angelse californai';
const AREA_TYPED = 'hollywod hills wset and encio valey vilage';

/** The request patterns that could burden a server, by the name of the load. */
export const LOADS: Readonly<Record<string, Load>> = {
  'pages nobody opened before': (n, facts) => ({
    path: `/compare?areas=${area(facts, n)},${area(facts, 7 * n + 3 + Math.floor(n / 272))}`,
  }),
  'maps of each level, with detail': (n, facts) => {
    const [from, to] = period(facts, n);
    return { path: buildMapPath(PARTITIONS[n % 3] as string, from, to, 'full') };
  },
  'comparisons of tracts': (n, facts) => {
    const [from, to] = period(facts, n);
    const types = [0, 1, 2].map((at) => facts.crimeTypes[(n + at * 5) % facts.crimeTypes.length]);
    return {
      path: `/api/tracts/compare/crimes?${buildPeriodQuery(from, to)}&sb=${encodeURIComponent(types.join(','))}`,
    };
  },
  'whole geometry': (n) => ({
    path: `/api/${PARTITIONS[n % 3]}/geojson?level=${['street', 'city'][n % 2]}`,
    headers: { 'accept-encoding': ['br', 'gzip', 'identity'][Math.floor(n / 6) % 3] as string },
  }),
  'area search, typing': (n) => ({
    path: `/api/places?types=neighborhood,place,postcode,poi&q=${typed(AREA_TYPED, n)}`,
  }),
  'address search, typing': (n) => ({ path: `/api/places?q=${typed(TYPED, n)}` }),
  pictures: (n, facts) => ({ path: picture(n, facts) }),
  'pictures, readers gone': (n, facts) => ({ path: picture(n, facts), manner: 'leave' }),
  'tables as CSV': (n) => ({
    path: `/api/data/tables/${['crime-counts', 'neighborhoods'][n % 2]}/csv`,
    headers: { 'accept-encoding': n % 2 === 0 ? 'identity' : 'gzip' },
  }),
  tiles: (n, { tiles }) => ({
    path: tiles,
    headers: { range: `bytes=${(n % 30) * 8_192}-${(n % 30) * 8_192 + 16_383}` },
  }),
  'feedback, refused': (n) => ({
    path: '/api/feedback',
    body: { comment: '', page: `/map?n=${n}`, language: 'en' },
  }),
  'nothing there': (n) => ({ path: n % 2 === 0 ? `/nothing/${n}` : `/api/nothing/${n}` }),
  'not modified': (_, { cachedMap, etag }) => ({
    path: cachedMap,
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  }),
  'readers that are slow': (n) => ({
    path: `/api/tracts/geojson?level=${['street', 'city'][n % 2]}`,
    headers: { 'accept-encoding': 'identity' },
    manner: 'slow',
  }),
};

function area({ neighborhoods }: SiteFacts, n: number): string {
  return neighborhoods[n % neighborhoods.length] as string;
}

function period({ months }: SiteFacts, n: number): [string, string] {
  const length = 3 + (n % 10);
  const from = 12 + (Math.floor(n / 10) % (months.length - 12 - length));
  return [months[from] as string, months[from + length - 1] as string];
}

/** Returns the content of a search field after one more key press. */
function typed(text: string, n: number): string {
  return encodeURIComponent(text.slice(0, 1 + (n % text.length)));
}

const SIZES = ['card.png', 'card@2x.png', 'mail.png', 'mail@2x.png', 'preview.png'];

function picture(n: number, facts: SiteFacts): string {
  const count = facts.neighborhoods.length;
  const size = Math.floor(n / count);
  const name =
    size < SIZES.length
      ? SIZES[size]
      : `preview-${facts.months.at(-1 - (size % (facts.months.length - 12)))}.png`;
  return `/images/neighborhoods/${area(facts, n)}/${name}`;
}
