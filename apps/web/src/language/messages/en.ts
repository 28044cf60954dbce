import { airEn } from './air.en.ts';
import { airMapEn } from './air-map.en.ts';
import { airMethodEn } from './air-method.en.ts';
import { airTrackerEn } from './air-tracker.en.ts';
import { bundlesEn } from './bundles.en.ts';
import { compareEn } from './compare.en.ts';
import { embedEn } from './embed.en.ts';
import { feedbackEn } from './feedback.en.ts';
import { readingEn } from './reading.en.ts';
import { siteEn } from './site.en.ts';
import { staffEn } from './staff.en.ts';
import { subscribeEn } from './subscribe.en.ts';
import { takeAwayEn } from './take-away.en.ts';
import { trackersEn } from './trackers.en.ts';

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
