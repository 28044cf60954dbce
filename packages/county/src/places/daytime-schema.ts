import type { DaytimeTable } from '@townlight/domain/places';
import { z } from 'zod';
import { localIdSchema } from '../schema-fields.ts';

/** `daytime-places.yaml` */
export const daytimeSchema: z.ZodType<DaytimeTable> = z.strictObject({
  source: z.strictObject({ name: z.string().min(1), year: z.int() }).nullable(),
  places: z.record(
    localIdSchema,
    z.strictObject({
      jobs: z.int().min(0).exactOptional(),
      daytime: z.int().min(0).exactOptional(),
      draws: z.enum(['work', 'visits']).exactOptional(),
    }),
  ),
});

/** The table of a county without daytime data: no area is marked. */
export const EMPTY_DAYTIME_TABLE: DaytimeTable = { source: null, places: {} };
