import { TZDate } from '@date-fns/tz';
import type { Language } from '../language/index.ts';

/** A text in every language of the site. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Contact data of a department; `null` where uncertain. A wrong number is worse than none. */
export interface PoliceContact {
  /** Non-emergency number: `877-275-5273`. */
  readonly phone: string | null;
  readonly url: string | null;
}

/** Kinds of elected offices with districts: city council, county supervisors. */
export const DISTRICT_KINDS = ['council', 'supervisor'] as const;
export type DistrictKind = (typeof DISTRICT_KINDS)[number];

/** The district office responsible for some neighborhoods. */
export interface AreaDistrict {
  readonly kind: DistrictKind;
  readonly name: LocalizedText;
  readonly url: string | null;
  /** Slugs of the neighborhoods entirely within it. */
  readonly areas: readonly string[];
  /** Sample data, shown only together with sample records and marked as such. */
  readonly sample: boolean;
}

/** A recurring public meeting. */
export interface AreaMeeting {
  readonly name: LocalizedText;
  readonly place: LocalizedText;
  readonly url: string | null;
  readonly rule: MeetingRule;
  /** Slugs of its neighborhoods. */
  readonly areas: readonly string[];
  readonly sample: boolean;
}

/** A service for everyone in the county. */
export interface HelpService {
  /** `victims`: for victims of crime. */
  readonly kind: 'victims' | 'help';
  readonly name: LocalizedText;
  readonly gives: LocalizedText;
  readonly phone: string;
  readonly url: string | null;
}

/** Local contacts of a county's residents. */
export interface CountyContacts {
  /** The emergency number; `null` where it is not known. */
  readonly emergency: string | null;
  /** By the slug of the department; a missing one has neither number nor page. */
  readonly police: Readonly<Record<string, PoliceContact>>;
  readonly districts: readonly AreaDistrict[];
  readonly meetings: readonly AreaMeeting[];
  readonly services: readonly HelpService[];
}

/** In the order of `Date.getDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The occurrence of a weekday within its month. */
export const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekOfMonth = (typeof WEEKS_OF_MONTH)[number];

/** A recurrence in the county's time zone, e.g. the second Tuesday of each month at 6 p.m. */
export interface MeetingRule {
  readonly week: WeekOfMonth;
  readonly weekday: Weekday;
  /** `18:00` */
  readonly time: string;
}

/** Returns the start of the next meeting after a moment, in milliseconds since 1970. */
export function findNextMeeting(rule: MeetingRule, after: number, timeZone: string): number {
  const now = new TZDate(after, timeZone);
  for (let months = 0; ; months++) {
    const begins = meetingIn(now.getFullYear(), now.getMonth() + months, rule, timeZone);
    if (begins > after) return begins;
  }
}

/** @param month 0 is January; 12 and more are in the next year */
function meetingIn(year: number, month: number, rule: MeetingRule, timeZone: string): number {
  const weekday = WEEKDAYS.indexOf(rule.weekday);
  const [hours = 0, minutes = 0] = rule.time.split(':').map(Number);
  const day =
    rule.week === 'last'
      ? lastDay(year, month) - daysFrom(weekday, weekdayOf(year, month, lastDay(year, month)))
      : 1 + daysFrom(weekdayOf(year, month, 1), weekday) + 7 * WEEKS_OF_MONTH.indexOf(rule.week);
  return new TZDate(year, month, day, hours, minutes, timeZone).getTime();
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay();
}

/** Returns the days from one weekday to the next occurrence of another, 0 to 6. */
function daysFrom(from: number, to: number): number {
  return (to - from + 7) % 7;
}
