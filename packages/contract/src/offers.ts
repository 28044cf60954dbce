/**
 * What a server may offer beside the public figures. It says so in its first page, so that no page shows what would
 * lead nowhere: `<meta name="townlight-offers" content="subscriptions">`.
 */
export const OFFERS = [
  'subscriptions',
  /** The reply to a sign-up says when the address is subscribed already. */
  'returning-subscribers',
  /** Addresses of subscribers are encrypted in the database and its backups. */
  'sealed-addresses',
] as const;

export type Offer = (typeof OFFERS)[number];

export const OFFERS_META = 'townlight-offers';
