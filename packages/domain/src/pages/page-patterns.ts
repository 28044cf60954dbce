/** The paths of the pages as a router takes them; what they name is read by `readPage`. */
export const PAGE_PATTERNS = {
  map: 'map',
  place: 'map/place',
  neighborhood: 'neighborhood',
  neighborhoodOf: 'neighborhood/:area/:month?/:year?',
  crime: 'crime',
  crimeOf: 'crime/:crime/:month?/:year?',
  compare: 'compare',
  airMap: 'aqi-map',
  air: 'aqi',
  /** `/aqi/:place/:coordinates` // spec 2; what is less or wrong is told by the page itself */
  airOf: 'aqi/:place/:coordinates?',
  data: 'about/data',
  method: 'about/method',
  airMethod: 'about/air',
  embedAirMap: 'embed/aqi-map',
  subscribe: 'subscribe',
  /** `/subscription/{userHash}?{email}&{passwordHash}` // spec 2 */
  subscription: 'subscription/:userHash?',
  subscriptionConfirm: 'subscription/confirm',
  subscriptionManage: 'subscription/manage',
  subscriptionUnsubscribe: 'subscription/unsubscribe',
  bundles: 'bundles',
  bundling: 'bundling',
  staff: 'staff',
  staffSignIn: 'staff/sign-in',
  embed: 'embed/*',
  /** Below `embed`. */
  embedMap: 'map',
  embedChart: 'chart/:area',
} as const;
