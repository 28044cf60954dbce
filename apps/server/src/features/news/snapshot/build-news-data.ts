import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import { addHours } from '@townlight/domain/time';
import type { Queryable } from '../../../platform/database/query.ts';
import type { AirData } from '../../air/index.ts';
import { readSavedRows } from '../../bundles/index.ts';
import {
  type EntryHistory,
  type NewsParagraph,
  type PublishedRelease,
  readEntryHistory,
  readParagraphs,
  readReleases,
} from '../store.ts';
import { type AirMonth, summarizeAirMonths } from './air-months.ts';
import { type CategoryChangesOfDay, groupCategoryChangesByDay } from './category-days.ts';

/** Rows that the builder reads for the news, and the months of air. */
export interface NewsData {
  readonly releases: readonly PublishedRelease[];
  readonly history: EntryHistory;
  readonly paragraphs: readonly NewsParagraph[];
  /** Oldest first. */
  readonly airMonths: readonly AirMonth[];
  /** Oldest first. */
  readonly categoryDays: readonly CategoryChangesOfDay[];
  readonly timeZone: string;
}

/** @param given `before` supplies the months of air if the air has not changed */
export async function buildNewsData(
  db: Queryable,
  given: { air: AirData; airMoved: boolean; timeZone: string; before: NewsData | undefined },
): Promise<NewsData> {
  const { air, airMoved, timeZone, before } = given;
  const { newest } = air.record;
  const shown = newest === null ? null : addHours(newest, -AIR_SETTLING_HOURS);
  return {
    releases: await readReleases(db),
    history: await readEntryHistory(db),
    paragraphs: await readParagraphs(db),
    airMonths:
      before !== undefined && !airMoved ? before.airMonths : summarizeAirMonths(air, shown),
    categoryDays: groupCategoryChangesByDay(await readSavedRows(db), timeZone),
    timeZone,
  };
}
