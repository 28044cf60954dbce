import {
  isComplete,
  monthlyCounts,
  type Reliability,
  reliabilityOf,
} from '@townlight/domain/crime';
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

/** A month of crime in one neighborhood. */
export interface AreaMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  readonly complete: boolean;
  readonly count: number;
  readonly reliability: Reliability;
  /** `null` where a month is incomplete or the counting rules changed in between. */
  readonly against: Against | null;
  readonly crimes: Moves;
}

export function areaMonth(crime: CrimeSnapshot, area: number, month: YearMonth): AreaMonth {
  const { data, seriesOf } = crime;
  const { bundles, completeness } = data.partitions.neighborhoods;
  const yearBefore = addMonths(month, -12);
  const countIn = (of: YearMonth, series: readonly number[]) =>
    monthlyCounts(bundles, area, only(of), series)[0] as number;
  const isCompared = comparedAreas(crime, month).includes(area);
  const history = isCompared ? monthsBefore(crime, [area], month) : [];
  const small = [...seriesOf.small].filter(([name]) =>
    [month, yearBefore].every((of) =>
      isRecorded(data, data.partitions.neighborhoods, area, new Set([name]), only(of)),
    ),
  );
  const all = [seriesOf.allCrime];
  const count = countIn(month, all);
  return {
    month,
    provisional: isProvisional(crime, month),
    complete: isComplete(completeness, area, only(month)),
    count,
    reliability: reliabilityOf(count),
    against: isCompared ? against(count, countIn(yearBefore, all)) : null,
    crimes: movesOf(
      isCompared
        ? small.map(([name, series]) => ({
            ...crimeName(name),
            count: countIn(month, [series]),
            before: countIn(yearBefore, [series]),
          }))
        : [],
      small.map(([, series]) => countsIn(bundles, area, history, [series])),
      month,
    ),
  };
}
