import {
  chooseLongerMonths,
  classifyReliability,
  type LongerMonths,
  periodEndingWith,
  type Reliability,
} from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import {
  type CrimeSnapshot,
  compareAreaPeriods,
  isProvisionalInArea,
  listSinglyCountedCrimes,
  type SinglyCountedCrime,
  selectAllCrime,
  selectCrimeType,
} from '../../crime/index.ts';
import {
  selectTopUnusualCounts,
  type TopUnusualCounts,
  toCrimeTypeLabel,
  type UnusualCount,
} from './top-unusual-counts.ts';
import { toSingleMonthRange, toYearComparison, type YearComparison } from './year-comparison.ts';

/** A month of crime in one neighborhood. */
export interface AreaCrimeMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  readonly complete: boolean;
  readonly count: number;
  readonly reliability: Reliability;
  /** `null` if a month is incomplete or the counting rules changed in between. */
  readonly against: YearComparison | null;
  /** For a month with few expected reports: the 3 or 12 months that end with it, against a year earlier. */
  readonly longer: (YearComparison & { readonly months: LongerMonths }) | null;
  readonly crimes: TopUnusualCounts;
  /** The crime types of which each report matters, also those without any. */
  readonly single: readonly SinglyCountedCrime[];
}

export function summarizeAreaMonth(
  crime: CrimeSnapshot,
  area: number,
  month: YearMonth,
): AreaCrimeMonth {
  const { data, seriesOf } = crime;
  const partition = data.partitions.neighborhoods;
  const [now, before] = [toSingleMonthRange(month), toSingleMonthRange(addMonths(month, -12))];
  const comparison = compareAreaPeriods(data, partition, selectAllCrime(seriesOf), now, before);
  const count = comparison.counts[area] as number;
  const crimes = [...seriesOf.small.keys()].flatMap((name): UnusualCount[] => {
    const ofKind = compareAreaPeriods(data, partition, selectCrimeType(crime, name), now, before);
    return ofKind.comparable[area] === 1
      ? [{ ...toCrimeTypeLabel(name), ...toYearComparison(ofKind, area) }]
      : [];
  });
  return {
    month,
    provisional: isProvisionalInArea(data, partition, area, month),
    complete: comparison.complete[area] === 1,
    count,
    reliability: classifyReliability(count),
    against: comparison.comparable[area] === 1 ? toYearComparison(comparison, area) : null,
    longer: summarizeLonger(crime, area, month, comparison.usual[area]?.expected ?? null),
    crimes: selectTopUnusualCounts(crimes),
    single: listSinglyCountedCrimes(crime, area, month),
  };
}

function summarizeLonger(
  { data, seriesOf }: CrimeSnapshot,
  area: number,
  month: YearMonth,
  expected: number | null,
): AreaCrimeMonth['longer'] {
  const months = chooseLongerMonths(expected);
  if (months === null) return null;
  const partition = data.partitions.neighborhoods;
  const period = periodEndingWith(month, months);
  const before = periodEndingWith(addMonths(month, -12), months);
  const comparison = compareAreaPeriods(data, partition, selectAllCrime(seriesOf), period, before);
  return comparison.comparable[area] === 1
    ? { months, ...toYearComparison(comparison, area) }
    : null;
}
