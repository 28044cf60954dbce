import { airEn } from './en/air.ts';
import { airMapEn } from './en/air-map.ts';
import { airMethodEn } from './en/air-method.ts';
import { airTrackerEn } from './en/air-tracker.ts';
import { bundlesEn } from './en/bundles.ts';
import { compareEn } from './en/compare.ts';
import { embedEn } from './en/embed.ts';
import { feedbackEn } from './en/feedback.ts';
import { readingEn } from './en/reading.ts';
import { siteEn } from './en/site.ts';
import { staffEn } from './en/staff.ts';
import { subscribeEn } from './en/subscribe.ts';
import { takeAwayEn } from './en/take-away.ts';
import { trackersEn } from './en/trackers.ts';

/**
 * Every text of the site in English. Another language supplies the same keys: `Translation` makes a missing
 * one an error of the type check. Pages do not import this: they fetch what they say (load-messages.ts).
 */
export const en = {
  ...siteEn,
  ...airEn,
  ...airMapEn,
  ...airTrackerEn,
  ...airMethodEn,
  ...readingEn,
  ...trackersEn,
  ...compareEn,
  ...embedEn,
  ...takeAwayEn,
  ...feedbackEn,
  ...subscribeEn,
  ...staffEn,
  ...bundlesEn,
} as const;

export type MessageId = keyof typeof en;

export type Messages = Readonly<Record<MessageId, string>>;
