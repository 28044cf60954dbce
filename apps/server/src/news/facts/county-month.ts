import { completeAreas, seriesCounts } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import { type CrimeSnapshot, isRecorded } from '../../crime/index.ts';
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

/** Which neighborhoods changed in a month by more than chance allows among so many. @param most as `movesOf` */
export function neighborhoodMoves(crime: CrimeSnapshot, month: YearMonth, most?: number): Moves {
  const { bundles, slugs, names } = crime.data.partitions.neighborhoods;
  const compared = comparedAreas(crime, month);
  const all = [crime.seriesOf.allCrime];
  const [now, before] = [month, addMonths(month, -12)].map((of) =>
    seriesCounts(bundles, all, only(of)),
  );
  const history = monthsBefore(crime, compared, month);
  return movesOf(
    compared.map((area) => ({
      name: names[area] as string,
      slug: slugs[area] as string,
      count: now?.[area] as number,
      before: before?.[area] as number,
    })),
    compared.map((area) => countsIn(bundles, area, history, all)),
    month,
    most,
  );
}

export function countyMonth(crime: CrimeSnapshot, month: YearMonth): CountyMonth {
  const { data, seriesOf } = crime;
  const { bundles, slugs } = data.partitions.neighborhoods;
  const yearBefore = addMonths(month, -12);
  const compared = comparedAreas(crime, month);
  const sumOf = (counts: ArrayLike<number>, areas = compared) =>
    areas.reduce((sum, area) => sum + (counts[area] as number), 0);
  const allCrimeIn = (of: YearMonth) => sumOf(seriesCounts(bundles, [seriesOf.allCrime], only(of)));
  const history = monthsBefore(crime, compared, month);
  // a type counts where the police record it
  const small = [...seriesOf.small].map(([name, series]) => {
    const types = new Set([name]);
    const areas = compared.filter((area) =>
      [month, yearBefore].every((of) =>
        isRecorded(data, data.partitions.neighborhoods, area, types, only(of)),
      ),
    );
    return {
      name,
      sumIn: (of: YearMonth) => sumOf(seriesCounts(bundles, [series], only(of)), areas),
    };
  });
  const ofKinds = small.map(({ sumIn }) => history.map(sumIn));
  const kindCounts = small.map(({ sumIn }) => ({ count: sumIn(month), before: sumIn(yearBefore) }));
  return {
    month,
    provisional: isProvisional(crime, month),
    ...completeCount(crime, month),
    allAreas: slugs.length,
    against:
      compared.length === 0
        ? null
        : { ...against(allCrimeIn(month), allCrimeIn(yearBefore)), areas: compared.length },
    neighborhoods: neighborhoodMoves(crime, month),
    crimes: movesOf(
      kindCounts.map((counts, at) => ({ ...counts, ...crimeName(small[at]?.name as string) })),
      ofKinds,
      month,
    ),
  };
}
