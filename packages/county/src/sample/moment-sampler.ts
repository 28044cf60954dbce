import {
  addMonths,
  formatYearMonth,
  monthOfYear,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import { type AliasTable, buildAliasTable, drawWeightedIndex } from './alias-table.ts';
import type { RandomStream } from './random-stream.ts';
import { OFFENSE_TIME_PROFILES, type TimeProfile, type TimeProfileName } from './time-profiles.ts';

/** Returns the length of a month relative to the average month of 30.44 days. */
export function relativeMonthLength(month: YearMonth): number {
  return countDaysInMonth(month) / (365.25 / 12);
}

function countDaysInMonth(month: YearMonth): number {
  const next = addMonths(month, 1);
  const start = Date.UTC(Math.floor(month / 12), month % 12);
  return Math.round((Date.UTC(Math.floor(next / 12), next % 12) - start) / 86_400_000);
}

/** Draws a moment of one month in the county's local time, `2026-10-31T21:30`. */
export type MomentSampler = (profile: TimeProfileName, random: RandomStream) => string;

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

// Reports round the time to the hour, the half, the quarter, or five minutes.
const minutes = buildAliasTable(
  Array.from({ length: 60 }, (_, minute) => {
    if (minute === 0) return 40;
    if (minute === 30) return 20;
    if (minute % 15 === 0) return 8;
    return minute % 5 === 0 ? 2 : 0.3;
  }),
);

const hoursOf = Object.fromEntries(
  Object.entries(OFFENSE_TIME_PROFILES).map(([name, profile]) => [
    name,
    buildAliasTable(profile.hours),
  ]),
) as Record<TimeProfileName, AliasTable>;

/** Creates the sampler of one month for all time profiles. */
export function createMomentSampler(month: YearMonth): MomentSampler {
  const prefix = formatYearMonth(month);
  const daysOf = Object.fromEntries(
    Object.entries(OFFENSE_TIME_PROFILES).map(([name, profile]) => [
      name,
      daysTable(month, profile),
    ]),
  ) as Record<TimeProfileName, AliasTable>;
  const skipped = dayWithoutTwoOClock(month);
  return (profile, random) => {
    const day = drawWeightedIndex(daysOf[profile], random) + 1;
    const sampledHour = drawWeightedIndex(hoursOf[profile], random);
    const hour = day === skipped && sampledHour === 2 ? 3 : sampledHour;
    const minute = drawWeightedIndex(minutes, random);
    return `${prefix}-${twoDigits[day]}T${twoDigits[hour]}:${twoDigits[minute]}`;
  };
}

function weekdayOf(month: YearMonth, day: number): number {
  return new Date(Date.UTC(yearOf(month), monthOfYear(month) - 1, day)).getUTCDay();
}

function daysTable(month: YearMonth, { weekdays, firstOfMonth }: TimeProfile): AliasTable {
  return buildAliasTable(
    Array.from({ length: countDaysInMonth(month) }, (_, at) => {
      const weight = weekdays[weekdayOf(month, at + 1)] as number;
      return at === 0 ? weight * firstOfMonth : weight;
    }),
  );
}

/** Returns the second Sunday of March, when the clock is advanced from 1:59 to 3:00. */
function dayWithoutTwoOClock(month: YearMonth): number | null {
  if (monthOfYear(month) !== 3) return null;
  const firstSunday = 1 + ((7 - weekdayOf(month, 1)) % 7);
  return firstSunday + 7;
}
