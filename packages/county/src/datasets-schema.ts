import { PARTITIONS } from '@townlight/domain/places';
import { parseInterval } from '@townlight/domain/sources';
import { z } from 'zod';
import { localIdSchema, webAddressSchema, yearMonthSchema } from './schema-fields.ts';

const published = {
  url: webAddressSchema,
  /** The id of its publisher in `source-terms.yaml`. */
  terms: localIdSchema.optional(),
  /** The day on which the address was last seen to answer; null if it was never tried. */
  lastAnswered: z.iso.date().nullable(),
};

const every = z
  .string()
  .refine((text) => parseInterval(text) !== null, 'must be an interval such as 6h or 1d')
  .transform((text) => parseInterval(text) ?? 0);

const partition = z.enum(PARTITIONS);
const vintage = z.int().min(1900).max(2100).optional();

const boundaries = z.strictObject({
  loads: z.literal('boundaries'),
  ...published,
  /** `arcgis`: a layer of an ArcGIS service, of which `filter` is the `where`. */
  format: z.enum(['file', 'arcgis']).default('file'),
  filter: z.string().min(1).optional(),
  partition,
  idProperty: z.string().min(1).optional(),
  nameProperty: z.string().min(1).optional(),
  vintage,
});

const residents = z.strictObject({
  loads: z.literal('residents'),
  ...published,
  format: z.enum(['file', 'arcgis']).default('file'),
  filter: z.string().min(1).optional(),
  partition,
  idColumn: z.string().min(1).optional(),
  populationColumn: z.string().min(1).optional(),
  /** Rows are census blocks, which are summed in each neighborhood. */
  blocks: z.boolean().default(false),
  year: z.int().min(1700).max(2100).optional(),
  vintage,
});

const coverage = z.strictObject({ loads: z.literal('coverage'), ...published });

const addresses = z.strictObject({ loads: z.literal('addresses'), ...published });

const crime = z.strictObject({
  loads: z.literal('crime'),
  ...published,
  format: z.enum(['file', 'socrata', 'arcgis']).default('file'),
  filter: z.string().min(1).optional(),
  /** The name of the source in `sources.yaml` that names its columns. */
  source: z.string().min(1),
  /** The interval between checks; without one it is loaded once. */
  every: every.optional(),
  /** The name that readers see of a source that is checked. */
  title: z.string().min(1).optional(),
  /** The first month from which on all months are complete. */
  from: yearMonthSchema.optional(),
});

const air = z.strictObject({
  loads: z.literal('air'),
  ...published,
  every,
  title: z.string().min(1).optional(),
  /** The address of the list of monitoring sites. */
  sites: webAddressSchema.optional(),
});

const airForecast = z.strictObject({
  loads: z.literal('air-forecast'),
  ...published,
  every,
  title: z.string().min(1).optional(),
});

const dataset = z.discriminatedUnion('loads', [
  boundaries,
  residents,
  coverage,
  addresses,
  crime,
  air,
  airForecast,
]);

/** What a county's publishers offer at one address, and what `townlight setup` does with it. */
export type CountyDataset = z.output<typeof dataset>;

/** `datasets.yaml`: by the names under which their files are stored. */
export const datasetsSchema: z.ZodType<Readonly<Record<string, CountyDataset>>> = z.record(
  localIdSchema,
  dataset,
);
