import { ALERT_KINDS } from '../subscriptions/index.ts';

/** Kinds of mailings that are sent without an edition written by staff. */
export const AUTOMATIC_MAILINGS = ['weekly', ...ALERT_KINDS] as const;

export type AutomaticMailing = (typeof AUTOMATIC_MAILINGS)[number];
