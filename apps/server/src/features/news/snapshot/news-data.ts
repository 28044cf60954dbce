import type { EntryHistory, Paragraph, PublishedRelease } from '../store.ts';
import type { AirMonth } from './air-months.ts';
import type { CategoryDay } from './category-days.ts';

/** Rows that the builder reads for the news, and the months of air. */
export interface NewsData {
  readonly releases: readonly PublishedRelease[];
  readonly history: EntryHistory;
  readonly paragraphs: readonly Paragraph[];
  /** Oldest first. */
  readonly airMonths: readonly AirMonth[];
  /** Oldest first. */
  readonly categoryDays: readonly CategoryDay[];
  readonly timeZone: string;
}
