import type { PlaceOutsideCounty } from '@townlight/domain/county';
import { z } from 'zod';
import type { PackFolder } from '../pack-folder.ts';
import { csvListSchema, csvNumberSchema, localIdSchema } from '../schema-fields.ts';

const outsideSchema = z.strictObject({
  name: z.string().min(1),
  within: z.string().min(1),
  longitude: csvNumberSchema,
  latitude: csvNumberSchema,
  nearest: localIdSchema,
  other_names: csvListSchema.optional(),
});

/** Places near the county that people search for, from `places-outside.csv`, with the nearest area of the county. */
export function readPlacesOutsideCounty(folder: PackFolder): PlaceOutsideCounty[] {
  return folder
    .readCsv('places-outside.csv', outsideSchema)
    .map(({ other_names: otherNames = [], ...place }) => ({ ...place, otherNames }));
}
