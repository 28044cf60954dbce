import { isPartlyPoliced } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { DerivedCoverage } from './coverage-store.ts';

/** An area that is never complete because no known agency polices enough of it. */
export type PartlyPolicedArea = Pick<DerivedCoverage, 'slug' | 'share' | 'of'> & {
  partition: Partition;
};

/** Lists them, the smallest share first. */
export function listPartlyPolicedAreas(derived: readonly DerivedCoverage[]): PartlyPolicedArea[] {
  return derived
    .filter(({ share }) => isPartlyPoliced(share))
    .map(({ partition, slug, share, of }) => ({ partition, slug, share, of }))
    .sort((a, b) => a.share - b.share || (a.slug < b.slug ? -1 : 1));
}
