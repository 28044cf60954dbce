import type { AqiCategory } from '@townlight/domain/air';
import type { CountChange } from '@townlight/domain/crime';
import type { Language, LocaleFormatter } from '@townlight/domain/language';
import type { Hour } from '@townlight/domain/time';
import type { AlertMessages } from './alert-messages.ts';
import type { WeeklyMessages } from './weekly-messages.ts';

/** Formats times in the county's time zone. */
export type CountyClock = Pick<EmailMessages, 'day' | 'hour'>;

/** Messages of emails in one language. `<b>` marks bold text. */
export interface EmailMessages extends LocaleFormatter {
  readonly language: Language;
  /** Formats the day of an instant in the county's time zone. */
  day(instant: string): string;
  /** Formats an hour in the county's time zone, with its day. */
  hour(hour: Hour): string;
  /** Translates another English name, such as that of a police department. */
  name(name: string): string;
  /** Formats a crime type as a title. */
  crime(name: string): string;
  readonly air: Readonly<Record<AqiCategory, string>>;

  readonly email: {
    subject(given: { names: string; month: string }): string;
    /** The preview text that mail programs show next to the subject. */
    preview(given: { name: string; sentence: string }): string;
    heading(given: { neighborhoods: number; month: string }): string;
    description(given: { name: string; month: string }): string;
    readonly sample: string;
    why(names: string): string;
    readonly unsubscribe: string;
    readonly manage: string;
    readonly otherLanguage: string;
    readonly web: string;
    readonly method: string;
    readonly subscribe: string;
    readonly home: string;
    readonly shortened: string;
    /** For a subject, instead of more than three names. */
    several(neighborhoods: number): string;
    openPage(name: string): string;
    readonly edition: string;
  };
  readonly titles: {
    readonly types: string;
    readonly trend: string;
    compare(month: string): string;
    air(month: string): string;
    readonly news: string;
    readonly note: string;
  };
  /** `no clear change from October 2025 (600)` */
  change(change: CountChange, given: { against: string; changeOver: string | null }): string;
  readonly alerts: AlertMessages;
  readonly weekly: WeeklyMessages;
  readonly overview: {
    /** The count of a month, with its change if that is known. */
    reported(given: {
      count: string;
      isOne: boolean;
      isNone: boolean;
      change: string | null;
    }): string;
    incomplete(given: { count: string; isOne: boolean; month: string }): string;
    /** For an incomplete month without records, which is not a count of zero. */
    nothingYet(month: string): string;
    readonly tooFew: string;
    readonly outlier: string;
    readonly residentsUnknown: string;
    notRecorded(month: string): string;
    rank(given: { rank: string; ranked: string; month: string }): string;
    caption: string;
    records(agencies: string): string;
    link(name: string): string;
  };
  readonly types: {
    topType(given: { crime: string; count: string }): string;
    moved(given: { crime: string; count: string; change: string }): string;
    readonly restUnclear: string;
    readonly allUnclear: string;
    readonly none: string;
    readonly notCompared: string;
    incomplete(month: string): string;
    caption: string;
  };
  readonly trend: {
    year(given: { count: string; month: string; change: string }): string;
    incomplete(given: { months: string }): string;
    readonly earlier: string;
    readonly caption: string;
    /** @param given.agencies whose rules changed; empty if that is unknown */
    rulesChanged(given: { month: string; agencies: string }): string;
    legend: { readonly now: string; readonly before: string };
  };
  readonly compare: {
    higher(given: { names: string; name: string }): string;
    lower(given: { names: string; name: string }): string;
    unclear(given: { names: string; name: string }): string;
    readonly link: string;
    subjectUnrated(name: string): string;
    readonly head: readonly [string, string, string];
    readonly incomplete: string;
    readonly tooFew: string;
    readonly noRate: string;
    notes: { readonly incomplete: string; readonly tooFew: string; readonly noRate: string };
    caption(month: string): string;
  };
  readonly airMonth: {
    days(given: { counts: string; month: string }): string;
    count(given: { days: number; category: string }): string;
    worst(given: { day: string; aqi: string; category: string }): string;
    mean(given: { pm25: string; aqi: string; category: string }): string;
    missing(days: number): string;
    notRecorded(month: string): string;
    /** @param miles to the nearest station, rounded */
    estimated(miles: number): string;
    caption: string;
    link(name: string): string;
    /** `October 12` */
    day(day: number, month: string): string;
  };
  readonly news: {
    through(month: string): string;
    provisional(month: string): string;
    released(day: string): string;
    none(month: string): string;
    readonly link: string;
  };
  readonly alt: {
    months(given: {
      from: string;
      to: string;
      lowest: string;
      highest: string;
      latest: string;
    }): string;
    striped(months: string): string;
    types(items: string): string;
    trend(given: { now: string; before: string | null }): string;
    rates(given: { items: string; month: string }): string;
    airDays(given: { lowest: string; highest: string }): string;
    nameAndFigure(name: string, figure: string): string;
    readonly mark: string;
  };
}
