import { hourOfInstant, hourOfLocal, localHour, startOfHour } from '@townlight/domain/time';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** When letters go unless said otherwise, as those that go by themselves. */
const MORNING = 9;

/** The instant of what a field for day and time holds, `2026-11-13T09:30` by the county's clocks; null for what no clock shows. */
export function instantOf(typed: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const begun = hourOfLocal({ year, month, day, hour }, timeZone);
  return begun === null ? null : new Date(startOfHour(begun) + minute * MINUTE_MS);
}

/** Nine o'clock on the next day, as such a field holds it. */
export function nextMorning(now: number, timeZone: string): string {
  const { year, month, day } = localHour(hourOfInstant(now + DAY_MS), timeZone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(MORNING)}:00`;
}
