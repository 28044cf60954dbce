export { findNeighborhoodMoves } from './facts/county-month.ts';
export { type CrimeMonthNews, listCrimeNews } from './facts/crime-news.ts';
export { type NewsFeature, newsFeature } from './part.ts';
export type { NewsSnapshot } from './snapshot/news-snapshot.ts';
export { type EntryTitles, listMonthEntries, listWeekEntries } from './tell/month-entries.ts';
export type { NewsCounty } from './words/news-words.ts';
