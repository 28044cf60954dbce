import type { Basket } from '@townlight/contract/crime';
import type { Partition } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { county } from '../../language/county.ts';
import type { QueryValue } from '../../net/api-request.ts';
import { periodInstants } from '../../time/counted-period.ts';

/** A selection of crime records: where, when and which kinds. */
export interface CrimeQuestion {
  readonly partition: Partition;
  readonly range: MonthRange;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  /** The crimes that "all crime" counts; by default the offenses that all agencies record. */
  readonly basket?: Basket | undefined;
}

export function crimeQueryOf(question: CrimeQuestion): Record<string, QueryValue> {
  return {
    ...periodInstants(question.range, county.timeZone),
    bb: question.bigBundle,
    sb: question.smallBundles,
    basket: basketIn(question),
  };
}

/** Returns the basket as a query parameter: `null` where it is the default, or where a category is chosen. */
export function basketIn({
  bigBundle,
  basket,
}: Pick<CrimeQuestion, 'bigBundle' | 'basket'>): Basket | null {
  return bigBundle === null && basket === 'everything' ? basket : null;
}
