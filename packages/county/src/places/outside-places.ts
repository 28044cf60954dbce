import type { PlaceOutsideCounty } from '@townlight/domain/county';
import { z } from 'zod';
import type { PackFolder } from '../pack-folder.ts';
import { csvList, csvNumber, localId } from '../schema-fields.ts';

const outsideSchema = z.strictObject({
  name: z.string().min(1),
  within: z.string().min(1),
  longitude: csvNumber,
  latitude: csvNumber,
  nearest: localId,
  other_names: csvList.optional(),
});

/** Places near the county that people search for, from `places-outside.csv`, with the nearest area of the county. */
export function readPlacesOutside(folder: PackFolder): PlaceOutsideCounty[] {
  return folder
    .readCsv('places-outside.csv', outsideSchema)
    .map(({ other_names: otherNames = [], ...place }) => ({ ...place, otherNames }));
}
