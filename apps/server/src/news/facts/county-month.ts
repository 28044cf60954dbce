import { completeAreas, seriesCounts, totalCounts } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../crime/index.ts';
import {
  type Against,
  against,
  comparedAreas,
  isProvisional,
  monthsBefore,
  only,
} from './comparing.ts';
import { countsIn, crimeName, type Moves, movesOf } from './moves-of.ts';

/** A month of crime in the county. */
export interface CountyMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  /** Reports in the neighborhoods whose records of the month are complete. */
  readonly count: number;
  readonly areas: number;
  readonly allAreas: number;
  /** Over the neighborhoods with both months complete by the same rules; `null` without any. */
  readonly against: (Against & { readonly areas: number }) | null;
  readonly neighborhoods: Moves;
  readonly crimes: Moves;
}

/** Reports in the neighborhoods whose records of a month are complete, and how many those are. */
export function completeCount(
  { data }: CrimeSnapshot,
  month: YearMonth,
): { readonly count: number; readonly areas: number } {
  const { bundles, completeness } = data.partitions.neighborhoods;
  const period = only(month);
  const complete = completeAreas(completeness, period);
  const counts = totalCounts(bundles, period);
  let count = 0;
  let areas = 0;
  for (const [area, whole] of complete.entries()) {
    if (whole === 0) continue;
    count += counts[area] as number;
    areas++;
  }
  return { count, areas };
}

/** Which neighborhoods changed in a month by more than chance allows among so many. @param most as `movesOf` */
export function neighborhoodMoves(crime: CrimeSnapshot, month: YearMonth, most?: number): Moves {
  const { bundles, slugs, names } = crime.data.partitions.neighborhoods;
  const compared = comparedAreas(crime, month);
  const [now, before] = [month, addMonths(month, -12)].map((of) => totalCounts(bundles, only(of)));
  const history = monthsBefore(crime, compared, month);
  return movesOf(
    compared.map((area) => ({
      name: names[area] as string,
      slug: slugs[area] as string,
      count: now?.[area] as number,
      before: before?.[area] as number,
    })),
    compared.map((area) => countsIn(bundles, area, history, null)),
    month,
    most,
  );
}

export function countyMonth(crime: CrimeSnapshot, month: YearMonth): CountyMonth {
  const { data, seriesOf } = crime;
  const { bundles, slugs } = data.partitions.neighborhoods;
  const yearBefore = addMonths(month, -12);
  const compared = comparedAreas(crime, month);
  const [now, before] = [totalCounts(bundles, only(month)), totalCounts(bundles, only(yearBefore))];
  const sumOf = (counts: ArrayLike<number>) =>
    compared.reduce((sum, area) => sum + (counts[area] as number), 0);
  const history = monthsBefore(crime, compared, month);
  const small = [...seriesOf.small];
  const ofKinds = small.map(([, series]) =>
    history.map((of) => sumOf(seriesCounts(bundles, [series], only(of)))),
  );
  const kindCounts = small.map(([, series]) => ({
    count: sumOf(seriesCounts(bundles, [series], only(month))),
    before: sumOf(seriesCounts(bundles, [series], only(yearBefore))),
  }));
  return {
    month,
    provisional: isProvisional(crime, month),
    ...completeCount(crime, month),
    allAreas: slugs.length,
    against:
      compared.length === 0
        ? null
        : { ...against(sumOf(now), sumOf(before)), areas: compared.length },
    neighborhoods: neighborhoodMoves(crime, month),
    crimes: movesOf(
      kindCounts.map((counts, at) => ({ ...counts, ...crimeName(small[at]?.[0] as string) })),
      ofKinds,
      month,
    ),
  };
}
