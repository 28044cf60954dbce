import type { AreaId } from '@townlight/domain/places';
import type { AreaWeekAir } from '../../air/index.ts';
import type { CrimeMonthNews, EntryTitle } from '../../news/index.ts';
import type { MonthOverview } from '../blocks/crime-overview.ts';

/** What weekly letters are about: plain data, saved with the mailing as it was when the mailing began. */
export interface WeekFacts {
  /** The first day, `2026-11-16`. */
  readonly monday: string;
  /** False where the crime records are invented: then nothing is said of crime, not even that nothing is new. */
  readonly hasCrime: boolean;
  /** What else was published in the week. */
  readonly news: readonly EntryTitle[];
  /** Neighborhoods of which there is something to say. */
  readonly areas: readonly AreaWeek[];
}

export interface AreaWeek {
  readonly id: AreaId;
  readonly name: string;
  /** Longitude and latitude of a point inside. */
  readonly center: readonly [number, number];
  /** Null where the week has no readings. */
  readonly air: AreaWeekAir | null;
  readonly crime: readonly WeekCrime[];
}

/** New records of a month, with its figures as they are now; without figures where they were withdrawn. */
export interface WeekCrime extends MonthOverview {
  readonly what: CrimeMonthNews['what'];
  readonly provisional: boolean;
}
