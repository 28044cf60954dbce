import { readFileSync } from 'node:fs';
import type { PointOfInterest } from '@townlight/domain/address-search';

/** A point with the neighborhood in which it is expected to lie. */
export type CountyPoint = PointOfInterest & { readonly neighborhood: string };

/** Places that people search for by name, maintained by hand in `geography/`; approximate. In Node only. */
export const pointsOfInterest: readonly CountyPoint[] = readFileSync(
  new URL('../geography/points-of-interest.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', category, longitude, latitude, neighborhood = '', otherNames = ''] =
      line.split(',');
    return {
      name,
      otherNames: otherNames.split('|').filter((other) => other !== ''),
      type: category === 'city' ? 'place' : 'poi',
      longitude: Number(longitude),
      latitude: Number(latitude),
      neighborhood,
    };
  });
