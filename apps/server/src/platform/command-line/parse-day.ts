import { InvalidArgumentError } from 'commander';

/** A day of the calendar as an option of a command. @throws InvalidArgumentError for what is none */
export function parseDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  // a day that does not exist, 30 February, comes back as another
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('write a day as year-month-day, for instance 2026-11-01');
  return text;
}
