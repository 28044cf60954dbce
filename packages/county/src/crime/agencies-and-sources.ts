import type { Agency } from '@townlight/domain/county';
import type { CountyCrimeSources } from '@townlight/domain/crime';
import { z } from 'zod';
import {
  latitudeSchema,
  localIdSchema,
  longitudeSchema,
  yearMonthSchema,
} from '../schema-fields.ts';

/** `agencies.yaml` */
export const agenciesSchema: z.ZodType<readonly Agency[]> = z.array(
  z.strictObject({
    slug: localIdSchema,
    name: z.string().min(1),
    shortName: z.string().min(1),
    countingRules: z.array(z.string()).exactOptional(),
    changeOver: yearMonthSchema.exactOptional(),
    sourcesWithNewRules: z.array(z.string()).exactOptional(),
    divisions: z
      .array(z.strictObject({ name: z.string().min(1), areas: z.array(localIdSchema).default([]) }))
      .exactOptional(),
    rulesBySource: z.record(z.string(), z.string()).exactOptional(),
  }),
);

const column = z.string().min(1);

const columns = z
  .strictObject({
    number: column,
    code: column,
    description: column.optional(),
    category: column.optional(),
    date: column,
    time: column.optional(),
    latitude: column.optional(),
    longitude: column.optional(),
    x: column.optional(),
    y: column.optional(),
    division: column.optional(),
    deleted: column.optional(),
    status: column.optional(),
    domestic: column.optional(),
    unit: column.optional(),
  })
  .refine(
    ({ latitude: north, longitude: east, x, y }) =>
      (north !== undefined && east !== undefined) || (x !== undefined && y !== undefined),
    'must have latitude and longitude, or x and y',
  );

const source = z.strictObject({
  agency: localIdSchema,
  agencyName: z.string().min(1),
  codePrefix: z.string().default(''),
  dateOrder: z.enum(['month-day-year', 'day-month-year']),
  columns,
  leftOut: z.strictObject({ column, values: z.array(z.string()).min(1) }).optional(),
  unfounded: z.array(z.string()).optional(),
  domestic: z
    .strictObject({
      codes: z.array(z.string()),
      suffix: z.string(),
      rules: z.strictObject({ filled: z.string(), empty: z.string() }),
    })
    .optional(),
  excludedFromAreas: z
    .strictObject({ units: z.array(z.string()), codes: z.array(z.string()) })
    .optional(),
  recordedMonths: z
    .strictObject({ from: yearMonthSchema.exactOptional(), to: yearMonthSchema.exactOptional() })
    .optional(),
  projection: z.string().startsWith('+proj=', 'must be a PROJ string').optional(),
  fillerPoints: z.array(z.tuple([longitudeSchema, latitudeSchema])).default([]),
  codeClasses: z
    .array(z.strictObject({ from: z.int(), to: z.int(), nickname: z.string().min(1) }))
    .optional(),
});

/** `sources.yaml` */
export const sourcesSchema: z.ZodType<CountyCrimeSources> = z.strictObject({
  sources: z.record(localIdSchema, source).default({}),
  projections: z.record(z.string(), z.string()).default({}),
});
