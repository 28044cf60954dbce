/**
 * The pages behind the links of mails. What opens them stands behind a `#`, which browsers send to nobody; each has a button,
 * because mail scanners follow links. // readings 27, 28
 */
export const SUBSCRIPTION_PAGES = {
  /** Of a confirmation: `POST /api/subscriptions/confirm` takes what stands behind the `#`. */
  confirm: '/subscription/confirm',
  /** Of a letter: `POST /api/subscriptions/open` takes it. */
  manage: '/subscription/manage',
  /** Of a letter or an alert: `POST /api/subscriptions/unsubscribe/{token}` takes it. */
  unsubscribe: '/subscription/unsubscribe',
} as const;
