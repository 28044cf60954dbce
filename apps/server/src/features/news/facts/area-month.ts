import { classifyReliability, type Reliability } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import {
  type CrimeSnapshot,
  compareAreaPeriods,
  isProvisionalInArea,
  selectAllCrime,
  selectCrimeType,
} from '../../crime/index.ts';
import { type Move, selectTopMoves, type TopMoves, toCrimeTypeLabel } from './top-moves.ts';
import { singleMonth, toYearComparison, type YearComparison } from './year-comparison.ts';

/** A month of crime in one neighborhood. */
export interface AreaCrimeMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  readonly complete: boolean;
  readonly count: number;
  readonly reliability: Reliability;
  /** `null` if a month is incomplete or the counting rules changed in between. */
  readonly against: YearComparison | null;
  readonly crimes: TopMoves;
}

export function summarizeAreaMonth(
  crime: CrimeSnapshot,
  area: number,
  month: YearMonth,
): AreaCrimeMonth {
  const { data, seriesOf } = crime;
  const partition = data.partitions.neighborhoods;
  const [now, before] = [singleMonth(month), singleMonth(addMonths(month, -12))];
  const comparison = compareAreaPeriods(data, partition, selectAllCrime(seriesOf), now, before);
  const count = comparison.counts[area] as number;
  const crimes = [...seriesOf.small.keys()].flatMap((name): Move[] => {
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
    crimes: selectTopMoves(crimes),
  };
}
