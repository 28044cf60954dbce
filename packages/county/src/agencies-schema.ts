import type { Agency } from '@townlight/domain/county';
import { z } from 'zod';
import { localId, yearMonth } from './schema-fields.ts';

/** `agencies.yaml` */
export const agenciesSchema: z.ZodType<readonly Agency[]> = z.array(
  z.strictObject({
    slug: localId,
    name: z.string().min(1),
    shortName: z.string().min(1),
    countingRules: z.array(z.string()).exactOptional(),
    changeOver: yearMonth.exactOptional(),
    sourcesWithNewRules: z.array(z.string()).exactOptional(),
    divisions: z
      .array(z.strictObject({ name: z.string().min(1), areas: z.array(localId).default([]) }))
      .exactOptional(),
    rulesBySource: z.record(z.string(), z.string()).exactOptional(),
  }),
);
