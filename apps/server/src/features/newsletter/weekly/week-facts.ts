import type { AreaId } from '@townlight/domain/places';
import type { AreaWeekAir } from '../../air/index.ts';
import type { CrimeMonthNews, NewsEntryLink } from '../../news/index.ts';
import type { MonthOverview } from '../blocks/describe-crime-overview.ts';

/** The figures of a weekly email, stored as JSON with the mailing when it begins. */
export interface WeekFacts {
  /** The first day, `2026-11-16`. */
  readonly monday: string;
  /** False for sample crime records: the email then does not mention crime at all. */
  readonly hasCrime: boolean;
  /** News entries that were published in the week. */
  readonly news: readonly NewsEntryLink[];
  /** Neighborhoods for which there is content. */
  readonly areas: readonly AreaWeekFacts[];
}

/** The week of one neighborhood: its air, and its new crime records. */
export interface AreaWeekFacts {
  readonly id: AreaId;
  readonly name: string;
  /** Longitude and latitude of a point inside. */
  readonly center: readonly [number, number];
  /** Null if the week has no readings. */
  readonly air: AreaWeekAir | null;
  readonly crime: readonly WeekCrimeFacts[];
}

/** New records of a month with its current figures; without figures if they were withdrawn. */
export interface WeekCrimeFacts extends MonthOverview {
  readonly what: CrimeMonthNews['what'];
  readonly provisional: boolean;
}
