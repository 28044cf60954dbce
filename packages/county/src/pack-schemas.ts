import { z } from 'zod';
import { categoriesSchema } from './categories/read-categories.ts';
import { contactsSchema } from './contacts-schema.ts';
import { coronavirusSchema } from './coronavirus/read-coronavirus.ts';
import { countySchema } from './county-schema.ts';
import { agenciesSchema, sourcesSchema } from './crime/agencies-and-sources.ts';
import { datasetsSchema } from './datasets-schema.ts';
import { daytimeSchema } from './places/daytime-schema.ts';
import { sourceTermsSchema } from './source-terms-schema.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'county.yaml': countySchema,
  'datasets.yaml': datasetsSchema,
  'agencies.yaml': agenciesSchema,
  'sources.yaml': sourcesSchema,
  'categories.yaml': categoriesSchema,
  'contacts.yaml': contactsSchema,
  'source-terms.yaml': sourceTermsSchema,
  'daytime-places.yaml': daytimeSchema,
  'coronavirus/coronavirus.yaml': coronavirusSchema,
};

/** Returns the JSON Schemas of the YAML files of a pack, by their names in it; editors complete and check by them. */
export function listPackSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([file, schema]) => [
      file,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
}
