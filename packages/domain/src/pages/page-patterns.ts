/** Router patterns of the pages with parameters, which `parsePage` parses; other pages are in `PAGE_PATHS`. */
export const PAGE_PATTERNS = {
  place: '/map/place',
  neighborhood: '/neighborhood',
  neighborhoodOf: '/neighborhood/:area/:month?/:year?',
  crime: '/crime',
  crimeOf: '/crime/:crime/:month?/:year?',
  air: '/aqi',
  /** `/aqi/:place/:coordinates` // spec 2; the page itself handles missing or invalid segments */
  airOf: '/aqi/:place/:coordinates?',
  /** `/subscription/{userHash}?{email}&{passwordHash}` // spec 2 */
  subscription: '/subscription/:userHash?',
  embed: '/embed/*',
  /** Relative to `embed`. */
  embedMap: 'map',
  embedChart: 'chart/:area',
} as const;
