import type { AreaId } from '@townlight/domain/places';
import type { CrimeSelection } from '../api/crime-selection.ts';

/** The months of an area to compare with those of the county and of similar areas. */
export interface SimilarRatesQuery extends Omit<CrimeSelection, 'range'> {
  readonly area: AreaId;
  /** Up to the newest on record. */
  readonly months: number;
}
