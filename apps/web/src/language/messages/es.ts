import { airEs } from './air.es.ts';
import { airMapEs } from './air-map.es.ts';
import { airMethodEs } from './air-method.es.ts';
import { airTrackerEs } from './air-tracker.es.ts';
import { bundlesEs } from './bundles.es.ts';
import { compareEs } from './compare.es.ts';
import { embedEs } from './embed.es.ts';
import type { Messages } from './en.ts';
import { feedbackEs } from './feedback.es.ts';
import { readingEs } from './reading.es.ts';
import { siteEs } from './site.es.ts';
import { staffEs } from './staff.es.ts';
import { subscribeEs } from './subscribe.es.ts';
import { takeAwayEs } from './take-away.es.ts';
import { trackersEs } from './trackers.es.ts';

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
