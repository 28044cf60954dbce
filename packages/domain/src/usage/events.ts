/** Counted usage events. They contain nothing that a reader typed, chose or clicked. // spec 7 */
export const USAGE_EVENTS = [
  'page-view',
  'map-click',
  'filter-change',
  'place-search',
  'feedback-answer',
] as const;

export type UsageEvent = (typeof USAGE_EVENTS)[number];
