/**
 * Pages behind mailed links. Their token is in the fragment, which browsers do not send; each has a button, because
 * mail scanners follow links. // readings 27, 28
 */
export const SUBSCRIPTION_PAGES = {
  /** Confirmation link: `POST /api/subscriptions/confirm` takes the fragment. */
  confirm: '/subscription/confirm',
  /** Link in an email: `POST /api/subscriptions/open` takes the fragment. */
  manage: '/subscription/manage',
  /** Link in an email or alert: `POST /api/subscriptions/unsubscribe/{token}` takes the fragment. */
  unsubscribe: '/subscription/unsubscribe',
} as const;
