import { type Reliability, reliabilityOf } from '@townlight/domain/crime';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import {
  allCrime,
  type CrimeSnapshot,
  holdAgainst,
  isProvisionalIn,
  oneType,
} from '../../crime/index.ts';
import { type Against, againstOf, only } from './comparing.ts';
import { type Called, crimeName, type Moves, movesOf } from './moves-of.ts';

/** A month of crime in one neighborhood. */
export interface AreaMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  readonly complete: boolean;
  readonly count: number;
  readonly reliability: Reliability;
  /** `null` if a month is incomplete or the counting rules changed in between. */
  readonly against: Against | null;
  readonly crimes: Moves;
}

export function areaMonth(crime: CrimeSnapshot, area: number, month: YearMonth): AreaMonth {
  const { data, seriesOf } = crime;
  const partition = data.partitions.neighborhoods;
  const [now, before] = [only(month), only(addMonths(month, -12))];
  const held = holdAgainst(data, partition, allCrime(seriesOf), now, before);
  const count = held.counts[area] as number;
  const crimes = [...seriesOf.small.keys()].flatMap((name): Called[] => {
    const ofKind = holdAgainst(data, partition, oneType(crime, name), now, before);
    return ofKind.comparable[area] === 1
      ? [{ ...crimeName(name), ...againstOf(ofKind, area) }]
      : [];
  });
  return {
    month,
    provisional: isProvisionalIn(data, partition, area, month),
    complete: held.complete[area] === 1,
    count,
    reliability: reliabilityOf(count),
    against: held.comparable[area] === 1 ? againstOf(held, area) : null,
    crimes: movesOf(crimes),
  };
}
