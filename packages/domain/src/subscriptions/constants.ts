const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Maximum number of neighborhoods in a readable email. */
export const MAX_SUBSCRIBED_NEIGHBORHOODS = 20;
/** Lifetime of a confirmation link; afterward its page offers a new one. */
export const CONFIRMATION_TTL_MS = 48 * HOUR_MS;
/** Lifetime of access to the subscription page after its last use. */
export const GRANT_TTL_MS = 180 * DAY_MS;
/** Lifetime of the subscription link in an email. */
export const MANAGE_LINK_TTL_MS = 60 * DAY_MS;
/** How long the choices of an unsubscribed reader are retained before deletion. */
export const UNSUBSCRIBED_RETENTION_MS = 30 * DAY_MS;

/**
 * `weekly`: a short email each Monday and the monthly one; `monthly`: only the latter; `only-alerts`: no newsletters;
 * `never`: nothing at all, as after "unsubscribe".
 */
export const EMAIL_FREQUENCIES = ['weekly', 'monthly', 'only-alerts', 'never'] as const;

export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];

/** `crime-change`: a month with a clear rise or fall; `unhealthy-air`: currently unhealthy air, at most once a day. */
export const ALERT_KINDS = ['crime-change', 'unhealthy-air'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];
