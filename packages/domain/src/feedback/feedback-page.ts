/** Pages whose whole path names public things: an area, a crime, a month. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(['about', 'crime', 'map', 'neighborhood']);
/** Pages that have their area in the query. */
const AREA_IN_QUERY: ReadonlySet<string> = new Set(['aqi-map', 'coronavirus', 'map']);
/** As the ids of areas are written: `west-adams`, `90291`. */
const AREA = /^[a-z\d][a-z\d-]{0,79}$/;

/**
 * The page that feedback is about, without what may tell of a person: of the query the area alone, and of paths that can
 * hold an address somebody searched for or the key of a subscription only the first part.
 * @param address as in the address bar: `/aqi/My Street 5/-118.2,34.0` becomes `/aqi`, `/map?area=venice&period=12`
 * becomes `/map?area=venice`
 */
export function feedbackPage(address: string): string {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?');
  const [, first = '', ...others] = path.split('/');
  const page = PUBLIC_PATHS.has(first) ? ['', first, ...others].join('/') : `/${first}`;
  const area = AREA_IN_QUERY.has(first) ? new URLSearchParams(query).get('area') : null;
  return area !== null && AREA.test(area) ? `${page}?area=${area}` : page;
}
