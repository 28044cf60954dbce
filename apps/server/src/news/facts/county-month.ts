import { completeAreas, seriesCounts } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import {
  allCrime,
  type CrimeSnapshot,
  holdAgainst,
  holdCounty,
  isProvisional,
  oneType,
} from '../../crime/index.ts';
import { type Against, againstOf, only } from './comparing.ts';
import { type Called, crimeName, type Moves, movesOf } from './moves-of.ts';

/** A month of crime in the county. */
export interface CountyMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  /** Reports in the neighborhoods with complete records of the month. */
  readonly count: number;
  readonly areas: number;
  readonly allAreas: number;
  /** Over the neighborhoods with both months complete by the same rules; `null` without any. */
  readonly against: (Against & { readonly areas: number }) | null;
  readonly neighborhoods: Moves;
  readonly crimes: Moves;
}

/** Counts the reports in the neighborhoods with complete records of a month, and these neighborhoods. */
export function completeCount(
  { data, seriesOf }: CrimeSnapshot,
  month: YearMonth,
): { readonly count: number; readonly areas: number } {
  const { bundles, completeness } = data.partitions.neighborhoods;
  const period = only(month);
  const complete = completeAreas(completeness, period);
  const counts = seriesCounts(bundles, [seriesOf.allCrime], period);
  let count = 0;
  let areas = 0;
  for (const [area, whole] of complete.entries()) {
    if (whole === 0) continue;
    count += counts[area] as number;
    areas++;
  }
  return { count, areas };
}

/**
 * Returns the neighborhoods that the map of a month marks as higher or lower than a year before.
 * @param max see `selectTopMoves`
 */
export function neighborhoodMoves(crime: CrimeSnapshot, month: YearMonth, most?: number): Moves {
  const partition = crime.data.partitions.neighborhoods;
  const { slugs, names } = partition;
  const [now, before] = [only(month), only(addMonths(month, -12))];
  const held = holdAgainst(crime.data, partition, allCrime(crime.seriesOf), now, before);
  const called = slugs.flatMap((slug, area): Called[] =>
    held.comparable[area] === 1
      ? [{ name: names[area] as string, slug, ...againstOf(held, area) }]
      : [],
  );
  return movesOf(called, most);
}

/**
 * Cached per crime snapshot, because each list of news needs these months and each new hour of air rebuilds the list.
 */
const counted = new WeakMap<CrimeSnapshot, Map<YearMonth, CountyMonth>>();

/** Returns a month of crime in the county, counted once per snapshot. */
export function countyMonth(crime: CrimeSnapshot, month: YearMonth): CountyMonth {
  const months = counted.get(crime) ?? new Map<YearMonth, CountyMonth>();
  counted.set(crime, months);
  const known = months.get(month) ?? countMonth(crime, month);
  months.set(month, known);
  return known;
}

function countMonth(crime: CrimeSnapshot, month: YearMonth): CountyMonth {
  const { data, seriesOf } = crime;
  const partition = data.partitions.neighborhoods;
  const small = [...seriesOf.small.keys()];
  const [now, before] = [only(month), only(addMonths(month, -12))];
  const all = holdCounty(data, partition, [allCrime(seriesOf)], now, before);
  const kinds = holdCounty(
    data,
    partition,
    small.map((name) => oneType(crime, name)),
    now,
    before,
  );
  const areas = all.areas[0] as number;
  const crimes = small.flatMap((name, at): Called[] =>
    kinds.areas[at] === 0 ? [] : [{ ...crimeName(name), ...againstOf(kinds, at) }],
  );
  return {
    month,
    provisional: isProvisional(crime.data, month),
    ...completeCount(crime, month),
    allAreas: partition.slugs.length,
    against: areas > 0 ? { ...againstOf(all, 0), areas } : null,
    neighborhoods: neighborhoodMoves(crime, month),
    crimes: movesOf(crimes),
  };
}
