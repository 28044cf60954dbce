/**
 * Optional capabilities of a server. The first page lists them, so that no page links to a missing feature:
 * `<meta name="townlight-offers" content="subscriptions">`.
 */
export const SERVER_CAPABILITIES = [
  'subscriptions',
  /** The reply to a sign-up reveals whether the address is already subscribed. */
  'returning-subscribers',
  /** Addresses of subscribers are encrypted in the database and its backups. */
  'sealed-addresses',
  /** There is a forecast of AirNow for today or later. */
  'air-forecast',
] as const;

export type ServerCapability = (typeof SERVER_CAPABILITIES)[number];

/** Name of the meta tag with the capabilities. */
export const SERVER_CAPABILITIES_META = 'townlight-offers';
