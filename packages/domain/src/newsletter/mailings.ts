import { ALERT_KINDS } from '../subscriptions/index.ts';
import {
  addDays,
  type Day,
  formatDay,
  hourOfInstant,
  type Instant,
  startOfDay,
  toDay,
  toLocalHour,
} from '../time/index.ts';

/** Weekly emails start between these hours of the county's clock. */
const MORNING = 9;
const EVENING = 20;
/** Monday, and Tuesday after a server outage. */
const LAST_WEEKDAY = 1;
/** Pending emails are given up at the end of Wednesday. */
const USEFUL_DAYS = 3;

/** A week whose emails may be sent, with the time after which they are given up. */
export interface DueMailingWeek {
  /** The Monday of the covered week, the last complete one. */
  readonly monday: Day;
  /** The first instant after Wednesday. */
  readonly expiresAt: Date;
}

/** Returns the week whose emails may start now; otherwise null. */
export function findDueMailingWeek(at: Instant, timeZone: string): DueMailingWeek | null {
  const { year, month, day, hour } = toLocalHour(hourOfInstant(at), timeZone);
  const today = toDay(year, month, day);
  if (today === null || hour < MORNING || hour >= EVENING) return null;
  const monday = startOfWeek(today);
  if (today - monday > LAST_WEEKDAY) return null;
  return {
    monday: addDays(monday, -7),
    expiresAt: new Date(startOfDay(addDays(monday, USEFUL_DAYS), timeZone)),
  };
}

/** Returns the Monday of the week that contains a day. */
export function startOfWeek(day: Day): Day {
  // Day 0 was a Thursday.
  return addDays(day, -((((day + 3) % 7) + 7) % 7));
}

/** Formats a week as in ISO 8601, such as `2026-W47`: its year is that of its Thursday. */
export function formatIsoWeek(monday: Day): string {
  const thursday = addDays(monday, 3);
  const year = Number(formatDay(thursday).slice(0, 4));
  const week = Math.floor((thursday - (toDay(year, 1, 1) as Day)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Kinds of mailings that are sent without an edition written by staff. */
export const AUTOMATIC_MAILINGS = ['weekly', ...ALERT_KINDS] as const;

export type AutomaticMailing = (typeof AUTOMATIC_MAILINGS)[number];
