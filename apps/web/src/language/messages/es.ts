import type { Messages } from './en.ts';
import { airEs } from './es/air.ts';
import { airMapEs } from './es/air-map.ts';
import { airMethodEs } from './es/air-method.ts';
import { airTrackerEs } from './es/air-tracker.ts';
import { bundlesEs } from './es/bundles.ts';
import { compareEs } from './es/compare.ts';
import { embedEs } from './es/embed.ts';
import { feedbackEs } from './es/feedback.ts';
import { readingEs } from './es/reading.ts';
import { siteEs } from './es/site.ts';
import { staffEs } from './es/staff.ts';
import { subscribeEs } from './es/subscribe.ts';
import { takeAwayEs } from './es/take-away.ts';
import { trackersEs } from './es/trackers.ts';

/** Every text of the site in Spanish, for the tests; pages fetch what they say (load-messages.ts). */
export const es: Messages = {
  ...siteEs,
  ...airEs,
  ...airMapEs,
  ...airTrackerEs,
  ...airMethodEs,
  ...readingEs,
  ...trackersEs,
  ...compareEs,
  ...embedEs,
  ...takeAwayEs,
  ...feedbackEs,
  ...subscribeEs,
  ...staffEs,
  ...bundlesEs,
};
