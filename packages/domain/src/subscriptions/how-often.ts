/**
 * `weekly`: a short letter each Monday, and the letter of each month; `monthly`: that alone; `only-alerts`: no letters; `never`:
 * nothing at all, as after "unsubscribe".
 */
export const HOW_OFTEN = ['weekly', 'monthly', 'only-alerts', 'never'] as const;

export type HowOften = (typeof HOW_OFTEN)[number];

/** `crime-change`: a month with a clear rise or fall; `unhealthy-air`: unhealthy air now, once a day at most. */
export const ALERT_KINDS = ['crime-change', 'unhealthy-air'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];
