import { z } from 'zod';

/** An id in addresses and files: `long-beach-pd`. */
export const localIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');

/** Degrees east of Greenwich. */
export const longitudeSchema = z.number().min(-180).max(180);
export const latitudeSchema = z.number().min(-90).max(90);

/** An `http:` or `https:` URL. */
export const webAddressSchema = z.url({ protocol: /^https?$/, error: 'must be a web address' });

/** A month as text: `2024-03`. */
export const yearMonthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2024-03');

/** A text in every language of the site. */
export const localizedTextSchema = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** A number in a CSV file. */
export const csvNumberSchema = z
  .string()
  .refine((text) => text.trim() !== '' && Number.isFinite(Number(text)), 'must be a number')
  .transform(Number);

/** Several values in one cell of a CSV file: `oc|condado de orange`. */
export const csvListSchema = z.string().transform((text) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);
