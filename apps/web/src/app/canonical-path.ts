/** What of a query is another page; the rest is how the reader looks at it. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  '/map': ['partition', 'area'],
  '/compare': ['areas'],
};

/** The one address of what a screen shows, without its language: `/map?area=venice&period=12` is `/map?area=venice`. */
export function canonicalPath(location: { pathname: string; search: string }): string {
  const pathname = location.pathname === '/' ? '/map' : location.pathname.replace(/\/+$/, '');
  const query = new URLSearchParams(location.search);
  const told = (TELLING[pathname] ?? []).flatMap((name) => {
    const value = query.get(name);
    // commas between areas stay commas, as the first HTML writes them
    return value ? [`${name}=${value.split(',').map(encodeURIComponent).join(',')}`] : [];
  });
  return told.length === 0 ? pathname : `${pathname}?${told.join('&')}`;
}
