/** What is counted of how the site is used. What a reader typed, chose or clicked on is no part of any. // spec 7 */
export const USAGE_EVENTS = [
  'page-view',
  'map-click',
  'filter-change',
  'place-search',
  'feedback-answer',
] as const;

export type UsageEvent = (typeof USAGE_EVENTS)[number];
