import { ALERT_KINDS } from '../subscriptions/index.ts';

/** What is mailed without an edition that staff write, by the kind of the mailing. */
export const AUTOMATIC_MAILINGS = ['weekly', ...ALERT_KINDS] as const;

export type AutomaticMailing = (typeof AUTOMATIC_MAILINGS)[number];
