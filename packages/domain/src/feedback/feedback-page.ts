/** Pages whose whole path names public things: an area, a crime, a month. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(['about', 'crime', 'map', 'neighborhood']);

/**
 * The page that feedback is about, without what may tell of a person: no query, and of paths that can hold an address
 * somebody searched for or the key of a subscription only the first part.
 * @param path as in the address bar: `/aqi/My Street 5/-118.2,34.0` becomes `/aqi`
 */
export function feedbackPage(path: string): string {
  const [, first = '', ...others] = (path.split(/[?#]/)[0] ?? '').split('/');
  return PUBLIC_PATHS.has(first) ? ['', first, ...others].join('/') : `/${first}`;
}
