/** Pages whose full path is public information: an area, a crime, a month. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(['about', 'crime', 'map', 'neighborhood']);
/** Pages with their area in the query. */
const AREA_IN_QUERY: ReadonlySet<string> = new Set(['aqi-map', 'coronavirus', 'map']);
/** Area ids: `west-adams`, `90291`. */
const AREA = /^[a-z\d][a-z\d-]{0,79}$/;

/**
 * Removes personal information from the address of the page that feedback is about: retains only the area of the
 * query, and only the first segment of paths that may contain a searched address or a subscription's credentials.
 * @param address as in the address bar: `/aqi/My Street 5/-118.2,34.0` becomes `/aqi`, `/map?area=venice&period=12`
 * becomes `/map?area=venice`
 */
export function anonymizeFeedbackPage(address: string): string {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?');
  const [, first = '', ...rest] = path.split('/');
  const page = PUBLIC_PATHS.has(first) ? ['', first, ...rest].join('/') : `/${first}`;
  const area = AREA_IN_QUERY.has(first) ? new URLSearchParams(query).get('area') : null;
  return area !== null && AREA.test(area) ? `${page}?area=${area}` : page;
}
