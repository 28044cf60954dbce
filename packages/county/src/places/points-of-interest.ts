import type { PointOfInterest } from '@townlight/domain/county';
import { z } from 'zod';
import type { PackFolder } from '../pack-folder.ts';
import { csvListSchema, csvNumberSchema } from '../schema-fields.ts';

/** A point with the neighborhood in which it is expected to lie. */
export type CountyPointOfInterest = PointOfInterest & { readonly neighborhood: string };

const pointSchema = z.strictObject({
  name: z.string().min(1),
  category: z.string(),
  longitude: csvNumberSchema,
  latitude: csvNumberSchema,
  neighborhood: z.string(),
  other_names: csvListSchema.optional(),
});

/** Places that people search for by name, from `geography/points-of-interest.csv`; approximate. */
export function readPointsOfInterest(folder: PackFolder): CountyPointOfInterest[] {
  return folder
    .readCsv('geography/points-of-interest.csv', pointSchema)
    .map(({ category, other_names: otherNames = [], ...point }) => ({
      ...point,
      otherNames,
      type: category === 'city' ? 'place' : 'poi',
    }));
}
