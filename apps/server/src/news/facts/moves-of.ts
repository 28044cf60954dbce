import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { type CrimeCube, monthlyCounts } from '@townlight/domain/crime';
import { type CountPair, measureDispersion, movedMost } from '@townlight/domain/news';
import { slugOf } from '@townlight/domain/places';
import { addMonths, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';

/** So many are named in each direction, unless told. */
const MOST_NAMED = 5;
/** With fewer months before nothing is called: what is usual is not known. */
const LEAST_MONTHS = 12;

export interface Moved {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly before: number;
}

/** What moved most; `compared` is how many could be held against the year before. */
export interface Moves {
  readonly up: readonly Moved[];
  readonly down: readonly Moved[];
  readonly compared: number;
}

/**
 * What moved most against the same month a year before.
 * @param histories per pair its counts in the months before, all of the same months
 * @param most how many are named in each direction
 */
export function movesOf(
  pairs: readonly Moved[],
  histories: readonly (readonly number[])[],
  month: YearMonth,
  most = MOST_NAMED,
): Moves {
  const isEnough = (histories[0]?.length ?? 0) >= LEAST_MONTHS;
  if (!isEnough) return { up: [], down: [], compared: 0 };
  const dispersions = measureDispersion(histories);
  const counted = pairs.map(
    ({ count, before }, at): CountPair => ({
      count,
      before,
      days: daysIn(month),
      daysBefore: daysIn(addMonths(month, -12)),
      dispersion: dispersions[at] as number,
    }),
  );
  const { up, down, compared } = movedMost(counted, most);
  const pick = (indices: readonly number[]) => indices.map((at) => pairs[at] as Moved);
  return { up: pick(up), down: pick(down), compared };
}

/** Reports of the chosen series of an area in some months, in their order. */
export function countsIn(
  cube: CrimeCube,
  area: number,
  months: readonly YearMonth[],
  series: readonly number[],
): number[] {
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  const counts = monthlyCounts(cube, area, { from, to }, series);
  return months.map((month) => counts[month - from] as number);
}

/** A crime type as pages show it. */
export function crimeName(name: string): Pick<Moved, 'name' | 'slug'> {
  return { name: titleCaseCrimeType(name), slug: slugOf(name) };
}

function daysIn(month: YearMonth): number {
  return new Date(Date.UTC(yearOf(month), monthOfYear(month), 0)).getUTCDate();
}
