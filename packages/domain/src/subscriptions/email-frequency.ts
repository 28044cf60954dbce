/**
 * `weekly`: a short email each Monday and the monthly one; `monthly`: only the latter; `only-alerts`: no newsletters;
 * `never`: nothing at all, as after "unsubscribe".
 */
export const EMAIL_FREQUENCIES = ['weekly', 'monthly', 'only-alerts', 'never'] as const;

export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];

/** `crime-change`: a month with a clear rise or fall; `unhealthy-air`: currently unhealthy air, at most once a day. */
export const ALERT_KINDS = ['crime-change', 'unhealthy-air'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];
