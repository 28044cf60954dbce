import { airFeature } from '../features/air/index.ts';
import { coronavirusFeature } from '../features/coronavirus/index.ts';
import { crimeFeature } from '../features/crime/index.ts';
import { feedbackFeature } from '../features/feedback/index.ts';
import { newsFeature } from '../features/news/index.ts';
import { openDataFeature } from '../features/open-data/index.ts';
import { subscriptionsFeature } from '../features/subscriptions/index.ts';
import { trafficFeature } from '../features/traffic/index.ts';
import { hasFeature } from '../i18n/county.ts';
import type { Feature } from '../page/feature.ts';
import { myPlacesFeature } from './my-places/feature.tsx';
import { searchFeature } from './search/feature.tsx';

/**
 * All features of the site. The first one is the main feature, whose strip is under the top bar on pages of features
 * without one.
 */
const ALL_FEATURES: readonly Feature[] = [
  crimeFeature,
  airFeature,
  newsFeature,
  coronavirusFeature,
  openDataFeature,
  subscriptionsFeature,
  trafficFeature,
  feedbackFeature,
  myPlacesFeature,
  searchFeature,
];

/** A feature for which the county has no data has its pages, which say so, but no links. */
export const FEATURES: readonly Feature[] = ALL_FEATURES.map((feature) => {
  const { links, ...pages } = feature;
  return hasFeature(feature.name) ? feature : pages;
});
