/** The links of the top bar, the menu and the footer in their order: name and target address. */
export const TOOLS = [
  ['Coronavirus', '/coronavirus'],
  ['CoronaTraffic Map', '/traffic'],
  ['Air Quality', '/aqi-map'],
  ['Crime Map', '/map'],
  ['Crime Tracker', '/crime/burglary'],
  ['Neighborhood Tracker', '/neighborhood/downtown'],
] as const;

export const MORE_TOOLS = [
  ['My places', '/my'],
  ['Air Quality Tracker', '/aqi'],
  ['Compare neighborhoods', '/compare'],
] as const;

export const STORIES = [
  ['News', '/news'],
  ['Newsletters', '/subscribe'],
] as const;

export const ABOUT = [
  ['About the data', '/about/data'],
  ['Months on record', '/about/data/coverage'],
  ['Downloads', '/about/data/downloads'],
  ['Releases', '/about/data/releases'],
  ['API', '/about/data/api'],
  ['How crime is counted', '/about/method'],
  ['How air is estimated', '/about/air'],
  ['How coronavirus is counted', '/about/coronavirus'],
] as const;

export const ALL_LINKS = [...TOOLS, ...MORE_TOOLS, ...STORIES, ...ABOUT];

type NamedLink = readonly [name: string, address: string];

/** The traffic map opens in a new document, which jsdom cannot load. */
export function withoutTraffic(links: readonly NamedLink[]): readonly NamedLink[] {
  return links.filter(([, address]) => address !== '/traffic');
}

/** Returns links as they are written: a tracker without its subject. */
export function writtenAddresses(links: readonly NamedLink[]): string[] {
  return links.map(([, address]) => address.replace(/^\/(crime|neighborhood)\/.*/, '/$1'));
}
