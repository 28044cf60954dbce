/** The paths of the pages as a router takes them; what they name is read by `readPage`. */
export const PAGE_PATTERNS = {
  map: 'map',
  place: 'map/place',
  neighborhood: 'neighborhood',
  neighborhoodOf: 'neighborhood/:area/:month?/:year?',
  crime: 'crime',
  crimeOf: 'crime/:crime/:month?/:year?',
  compare: 'compare',
  data: 'about/data',
  method: 'about/method',
  embed: 'embed/*',
  /** Below `embed`. */
  embedMap: 'map',
  embedChart: 'chart/:area',
} as const;
