import { addHours, findLocalHour, type Hour, toLocalHour } from '@townlight/domain/time';

/** When people leave for school and work. */
const MORNING = 7;

/** The next 7 AM, and the number of hours until then. */
export interface NextMorning {
  readonly hour: Hour;
  readonly hoursAhead: number;
  readonly day: 'today' | 'tomorrow';
}

/** Returns the first 7 AM after an hour; `null` where the clocks skip it. */
export function findNextMorning(current: Hour, timeZone: string): NextMorning | null {
  const now = toLocalHour(current, timeZone);
  const isToday = now.hour < MORNING;
  // noon is on the day after in any zone, however the clocks change
  const day = isToday ? now : toLocalHour(addHours(current, 36 - now.hour), timeZone);
  const hour = findLocalHour({ ...day, hour: MORNING }, timeZone);
  if (hour === null || hour <= current) return null;
  return { hour, hoursAhead: hour - current, day: isToday ? 'today' : 'tomorrow' };
}
