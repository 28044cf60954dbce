import { toPlaceKey } from '@townlight/domain/coronavirus';

/** Rows for a sum of areas, by the key of their name. */
const SUMS: Readonly<Record<string, string>> = {
  cityoflosangeles: 'the whole city, which is counted community by community',
  losangeles: 'the whole city, which is counted community by community',
  losangelescounty: 'the whole county, which is counted area by area',
  santaclaritaandstevensonranch: 'two areas in one row',
  smallerlosangelesneighborhoods: 'many areas in one row',
};

/**
 * Explains why a row is rejected whose area is a sum of others: it would count cases twice, and disclose suppressed
 * figures.
 */
export function explainAggregateRow(place: string): string | undefined {
  if (/\binc(l|luding|\.)?\b.*\ball communities\b/i.test(place)) return SUMS.cityoflosangeles;
  return SUMS[toPlaceKey(place)];
}
