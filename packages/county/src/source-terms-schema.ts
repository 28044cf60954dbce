import type { SourceTerms } from '@townlight/domain/county';
import { z } from 'zod';
import { localIdSchema, webAddressSchema } from './schema-fields.ts';

const text = z.strictObject({
  gives: z.string().min(1),
  publisher: z.string().min(1),
  terms: z.string().min(1),
  asks: z.string().min(1),
});

/** `source-terms.yaml` */
export const sourceTermsSchema: z.ZodType<readonly SourceTerms[]> = z.array(
  z.strictObject({
    id: localIdSchema,
    url: webAddressSchema.nullable(),
    termsUrl: webAddressSchema.nullable(),
    translations: z.strictObject({ en: text, es: text }),
  }),
);
