import type { Messages } from './en.ts';
import { airEs } from './es/air.es.ts';
import { airMapEs } from './es/air-map.es.ts';
import { airTrackerEs } from './es/air-tracker.es.ts';
import { bundlesEs } from './es/bundles.es.ts';
import { chartTipEs } from './es/chart-tip.es.ts';
import { compareEs } from './es/compare.es.ts';
import { contactsEs } from './es/contacts.es.ts';
import { coronavirusEs } from './es/coronavirus.es.ts';
import { crimeMapEs } from './es/crime-map.es.ts';
import { crimeTypeEs } from './es/crime-type.es.ts';
import { downloadEs } from './es/download.es.ts';
import { embedEs } from './es/embed.es.ts';
import { feedbackEs } from './es/feedback.es.ts';
import { feedbackListEs } from './es/feedback-list.es.ts';
import { methodEs } from './es/method.es.ts';
import { newsEs } from './es/news.es.ts';
import { newsletterEs } from './es/newsletter.es.ts';
import { ourDataEs } from './es/our-data.es.ts';
import { placesEs } from './es/places.es.ts';
import { readingEs } from './es/reading.es.ts';
import { searchPageEs } from './es/search-page.es.ts';
import { similarEs } from './es/similar.es.ts';
import { siteEs } from './es/site.es.ts';
import { staffEs } from './es/staff.es.ts';
import { subscribeEs } from './es/subscribe.es.ts';
import { subscriptionEs } from './es/subscription.es.ts';
import { trackersEs } from './es/trackers.es.ts';
import { trafficEs } from './es/traffic.es.ts';

/** Every text of the site in Spanish, for the tests; pages load their catalogs (load-messages.ts). */
export const es: Messages = {
  ...siteEs,
  ...airEs,
  ...airMapEs,
  ...chartTipEs,
  ...crimeMapEs,
  ...crimeTypeEs,
  ...airTrackerEs,
  ...newsEs,
  ...coronavirusEs,
  ...methodEs,
  ...readingEs,
  ...trackersEs,
  ...compareEs,
  ...embedEs,
  ...downloadEs,
  ...feedbackEs,
  ...feedbackListEs,
  ...ourDataEs,
  ...placesEs,
  ...subscribeEs,
  ...subscriptionEs,
  ...staffEs,
  ...newsletterEs,
  ...bundlesEs,
  ...trafficEs,
  ...similarEs,
  ...searchPageEs,
  ...contactsEs,
};
