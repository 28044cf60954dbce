import type { AqiCategory } from '@townlight/domain/air';
import type { YearMonth } from '@townlight/domain/time';
import type { PublishedKind } from '../facts/list-entries.ts';
import type { CategoryMessages } from './category-messages.ts';

/** The county-specific settings of the news. */
export interface NewsCounty {
  readonly county: string;
  readonly timeZone: string;
  /** English name → Spanish name of the county, its agencies and crimes. */
  readonly spanishNames: Readonly<Record<string, string>>;
}

/** The formatted comparison of a count with that of a year before. */
export interface ComparisonTexts {
  readonly direction: 'up' | 'down' | 'no-clear-change';
  /** `12%`; `null` without a baseline. */
  readonly change: string | null;
  readonly month: string;
  readonly before: string;
}

/** Texts of the news in one language. Counts are passed formatted, `14,302`. */
export interface NewsMessages {
  month(month: YearMonth): string;
  /** Formats e.g. `November 22, 2026` on the county's calendar. */
  day(at: Date): string;
  /** Formats a day of a month, e.g. `October 14`. */
  dayOfMonth(month: YearMonth, day: number): string;
  number(value: number): string;
  /** Formats µg/m³ with one decimal. */
  tenths(value: number): string;
  percent(change: number): string;
  /** The name of an agency, and of a crime as a label. */
  name(english: string): string;
  crime(english: string): string;

  readonly news: string;
  newsOf(area: string): string;
  /** Label above the title of an entry's picture. */
  readonly pictureKind: string;
  pictureAlt(title: string): string;
  readonly sample: string;
  readonly samplePicture: string;

  readonly crimeEntry: {
    title(month: string): string;
    titleOf(area: string, month: string): string;
    summary(given: { count: string; month: string; areas: string; all: string | null }): string;
    /** @param areas `null` if equal to those of the summary */
    against(given: ComparisonTexts & { areas: string | null; count: string }): string;
    summaryOf(given: { area: string; count: string; month: string }): string;
    againstOf(given: ComparisonTexts): string;
    notCompared(month: string): string;
    incomplete(given: { area: string; month: string }): string;
    /** @param agencies their names, or their number */
    came(given: { agencies: readonly string[] | number; month: string; day: string }): string;
    neighborhoods: string;
    crimes: string;
    crimesOf(area: string): string;
    /**
     * Note below the titles of the changes.
     * @param none whether no change was clear
     */
    comparisonNote(given: {
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
    /**
     * @param mean `null` if the summary contains it
     * @param difference `null` if smaller than the estimation error
     */
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
  readonly categoryEntry: CategoryMessages;
  readonly publishedEntry: {
    title(of: PublishedKind): string;
    summary(of: PublishedKind): string;
    came(given: { of: PublishedKind; source: string; rows: string }): string;
    readonly data: string;
    /** Link to the coronavirus map. */
    readonly map: string;
  };
  /** Remark about a correction. `figures` are for crime only: reports and neighborhoods. */
  corrected(given: {
    day: string;
    figures: { first: string; firstAreas: string; now: string; nowAreas: string } | null;
  }): string;
  withdrawn(given: { day: string; first: string | null }): string;
  readonly withdrawnSummary: string;
}
