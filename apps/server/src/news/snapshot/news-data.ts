import type { Paragraph, PublishedRelease, Told } from '../store.ts';
import type { AirMonth } from './air-months.ts';
import type { CategoryDay } from './category-days.ts';

/** What the builder reads of the store, and what it makes of the air. */
export interface NewsData {
  readonly releases: readonly PublishedRelease[];
  readonly told: Told;
  readonly paragraphs: readonly Paragraph[];
  /** The oldest first. */
  readonly airMonths: readonly AirMonth[];
  /** The oldest first. */
  readonly categoryDays: readonly CategoryDay[];
  readonly timeZone: string;
}
