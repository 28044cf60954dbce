import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import { BadRequest } from '../../platform/http/errors.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

/**
 * The day that is asked for; the last of the series where none is; null before anything is loaded.
 * @throws BadRequest that says which days are on record
 */
export function askedDay(
  { data, last }: CoronavirusSnapshot,
  date: string | undefined,
): Day | null {
  if (last === null || date === undefined) return last;
  const day = parseDay(date);
  if (day === null || day < data.first || day > last)
    throw new BadRequest(
      `date is ${date}; cases are on record from ${formatDay(data.first)} to ${formatDay(last)}.`,
    );
  return day;
}
