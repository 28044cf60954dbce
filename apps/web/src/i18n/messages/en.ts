import { airEn } from './en/air.en.ts';
import { airMapEn } from './en/air-map.en.ts';
import { airTrackerEn } from './en/air-tracker.en.ts';
import { bundlesEn } from './en/bundles.en.ts';
import { chartTipEn } from './en/chart-tip.en.ts';
import { compareEn } from './en/compare.en.ts';
import { contactsEn } from './en/contacts.en.ts';
import { coronavirusEn } from './en/coronavirus.en.ts';
import { crimeMapEn } from './en/crime-map.en.ts';
import { crimeTypeEn } from './en/crime-type.en.ts';
import { downloadEn } from './en/download.en.ts';
import { embedEn } from './en/embed.en.ts';
import { feedbackEn } from './en/feedback.en.ts';
import { feedbackListEn } from './en/feedback-list.en.ts';
import { methodEn } from './en/method.en.ts';
import { newsEn } from './en/news.en.ts';
import { newsletterEn } from './en/newsletter.en.ts';
import { ourDataEn } from './en/our-data.en.ts';
import { placesEn } from './en/places.en.ts';
import { readingEn } from './en/reading.en.ts';
import { searchPageEn } from './en/search-page.en.ts';
import { similarEn } from './en/similar.en.ts';
import { siteEn } from './en/site.en.ts';
import { staffEn } from './en/staff.en.ts';
import { subscribeEn } from './en/subscribe.en.ts';
import { subscriptionEn } from './en/subscription.en.ts';
import { trackersEn } from './en/trackers.en.ts';
import { trafficEn } from './en/traffic.en.ts';

/**
 * Every text of the site in English. Another language supplies the same keys: `Translation` makes a missing one a type
 * error. Pages do not import this: they load their catalogs (load-messages.ts).
 */
export const en = {
  ...siteEn,
  ...airEn,
  ...airMapEn,
  ...chartTipEn,
  ...crimeMapEn,
  ...crimeTypeEn,
  ...airTrackerEn,
  ...newsEn,
  ...coronavirusEn,
  ...methodEn,
  ...readingEn,
  ...trackersEn,
  ...compareEn,
  ...embedEn,
  ...downloadEn,
  ...feedbackEn,
  ...feedbackListEn,
  ...ourDataEn,
  ...placesEn,
  ...subscribeEn,
  ...subscriptionEn,
  ...staffEn,
  ...newsletterEn,
  ...bundlesEn,
  ...trafficEn,
  ...similarEn,
  ...searchPageEn,
  ...contactsEn,
} as const;

export type MessageId = keyof typeof en;

export type Messages = Readonly<Record<MessageId, string>>;
