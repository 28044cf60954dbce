import { placeKey } from '@townlight/domain/coronavirus';

/** Rows that are no area but a sum of areas, by the key of their name. */
const SUMS: Readonly<Record<string, string>> = {
  cityoflosangeles: 'the whole city, which is counted community by community',
  losangeles: 'the whole city, which is counted community by community',
  losangelescounty: 'the whole county, which is counted area by area',
  santaclaritaandstevensonranch: 'two areas in one row',
  smallerlosangelesneighborhoods: 'many areas in one row',
};

/** Why a row is refused whose area is a sum of others: it would count twice, and tell what is withheld in one of them. */
export function sumOf(place: string): string | undefined {
  if (/\binc(l|luding|\.)?\b.*\ball communities\b/i.test(place)) return SUMS.cityoflosangeles;
  return SUMS[placeKey(place)];
}
