export { neighborhoodMoves } from './facts/county-month.ts';
export { type NewsPart, newsPart } from './part.ts';
export type { NewsSnapshot } from './snapshot/news-snapshot.ts';
export { type EntryTitle, monthEntries } from './tell/month-entries.ts';
export type { NewsCounty } from './words/news-words.ts';
