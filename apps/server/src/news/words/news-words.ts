import type { AqiCategory } from '@townlight/domain/air';
import type { YearMonth } from '@townlight/domain/time';
import type { PublishedKind } from '../facts/list-entries.ts';
import type { CategoryWords } from './category-words.ts';

/** What is true of the county that the news are of. */
export interface NewsCounty {
  readonly county: string;
  readonly timeZone: string;
  /** What Spanish readers call what has an English name: the county, its agencies, crimes. */
  readonly spanishNames: Readonly<Record<string, string>>;
}

/** A count held against the one of a year before, in words. */
export interface HeldAgainst {
  readonly direction: 'up' | 'down' | 'no-clear-change';
  /** `12%`; `null` from none. */
  readonly change: string | null;
  readonly month: string;
  readonly before: string;
}

/** All that news say, in one language. Counts come as they are written, `14,302`. */
export interface NewsWords {
  month(month: YearMonth): string;
  /** `November 22, 2026` on the county's calendar. */
  day(at: Date): string;
  /** A day of a month: `October 14`. */
  dayOfMonth(month: YearMonth, day: number): string;
  number(value: number): string;
  /** µg/m³ */
  tenths(value: number): string;
  percent(change: number): string;
  /** The name of an agency, and of a crime as it stands alone. */
  name(english: string): string;
  crime(english: string): string;

  readonly news: string;
  newsOf(area: string): string;
  /** What a picture of an entry stands under. */
  readonly pictureKind: string;
  pictureAlt(title: string): string;
  readonly sample: string;
  readonly samplePicture: string;

  readonly crimeEntry: {
    title(month: string): string;
    titleOf(area: string, month: string): string;
    summary(given: { count: string; month: string; areas: string; all: string | null }): string;
    /** @param areas `null` where they are those of the summary */
    against(given: HeldAgainst & { areas: string | null; count: string }): string;
    summaryOf(given: { area: string; count: string; month: string }): string;
    againstOf(given: HeldAgainst): string;
    notCompared(month: string): string;
    incomplete(given: { area: string; month: string }): string;
    /** @param agencies their names, or how many they are */
    came(given: { agencies: readonly string[] | number; month: string; day: string }): string;
    neighborhoods: string;
    crimes: string;
    crimesOf(area: string): string;
    /** Under the titles above. @param none nothing could be called */
    held(given: {
      what: 'neighborhoods' | 'crimes';
      compared: string;
      month: string;
      none: boolean;
    }): string;
    move(given: {
      direction: 'up' | 'down';
      change: string | null;
      count: string;
      before: string;
    }): string;
    readonly map: string;
    readonly tracker: string;
    tracked(area: string): string;
    readonly provisional: string;
  };
  readonly airEntry: {
    title(month: string): string;
    titleOf(area: string, month: string): string;
    summary(given: { month: string; days: number; unhealthy: number }): string;
    summaryOf(given: {
      area: string;
      month: string;
      mean: string;
      days: number;
      unhealthy: number;
    }): string;
    worst(given: { day: string; name: string | null; aqi: number; category: AqiCategory }): string;
    /** @param mean `null` where the summary has it @param difference `null` where it is smaller than estimates miss */
    against(given: {
      mean: string | null;
      before: string;
      month: string;
      difference: 'higher' | 'lower' | null;
    }): string;
    came(given: { days: number; stations: number }): string;
    readonly map: string;
    tracked(area: string): string;
  };
  readonly categoryEntry: CategoryWords;
  readonly publishedEntry: {
    title(of: PublishedKind): string;
    summary(of: PublishedKind): string;
    came(given: { of: PublishedKind; source: string; rows: string }): string;
    readonly data: string;
    /** The coronavirus map. */
    readonly map: string;
  };
  /** What to bear in mind. `figures` of crime alone: reports and neighborhoods. */
  corrected(given: {
    day: string;
    figures: { first: string; firstAreas: string; now: string; nowAreas: string } | null;
  }): string;
  withdrawn(given: { day: string; first: string | null }): string;
  readonly withdrawnSummary: string;
}
