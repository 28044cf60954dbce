export { listMonthEntries, listWeekEntries, type NewsEntryLink } from './entries/month-entries.ts';
export { findUnusualNeighborhoods } from './facts/county-month.ts';
export { type CrimeMonthNews, listCrimeNews } from './facts/crime-news.ts';
export { type NewsFeature, newsFeature } from './feature.ts';
export type { NewsCounty } from './messages/index.ts';
export type { NewsSnapshot } from './snapshot/news-snapshot.ts';
