import { InvalidArgumentError } from 'commander';

/** Parses a calendar day given as a command option. @throws InvalidArgumentError for anything else */
export function parseDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` turns a day that does not exist, such as 30 February, into another one
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('write a day as year-month-day, for instance 2026-11-01');
  return text;
}
