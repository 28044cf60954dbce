export { neighborhoodMoves } from './facts/county-month.ts';
export { type CrimeMonthNews, crimeNews } from './facts/crime-news.ts';
export { type NewsPart, newsPart } from './part.ts';
export type { NewsSnapshot } from './snapshot/news-snapshot.ts';
export { type EntryTitle, monthEntries, weekEntries } from './tell/month-entries.ts';
export type { NewsCounty } from './words/news-words.ts';
