import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import type { CoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';

/**
 * Returns the requested day; the last of the series by default; null before anything is loaded.
 * @throws BadRequest with the range of recorded days
 */
export function resolveDay(
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
