import {
  type CountyContacts,
  DISTRICT_KINDS,
  WEEKDAYS,
  WEEKS_OF_MONTH,
} from '@townlight/domain/contacts';
import { z } from 'zod';
import { localIdSchema, localizedTextSchema, webAddressSchema } from './schema-fields.ts';

const where = {
  url: webAddressSchema.nullable().default(null),
  areas: z.array(localIdSchema),
  sample: z.boolean().default(false),
};

/** `contacts.yaml` */
export const contactsSchema: z.ZodType<Omit<CountyContacts, 'emergency'>> = z.strictObject({
  police: z
    .record(
      localIdSchema,
      z.strictObject({ phone: z.string().nullable(), url: webAddressSchema.nullable() }),
    )
    .default({}),
  districts: z
    .array(z.strictObject({ kind: z.enum(DISTRICT_KINDS), name: localizedTextSchema, ...where }))
    .default([]),
  meetings: z
    .array(
      z.strictObject({
        name: localizedTextSchema,
        place: localizedTextSchema,
        rule: z.strictObject({
          week: z.enum(WEEKS_OF_MONTH),
          weekday: z.enum(WEEKDAYS),
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 18:00'),
        }),
        ...where,
      }),
    )
    .default([]),
  services: z
    .array(
      z.strictObject({
        kind: z.enum(['victims', 'help']),
        name: localizedTextSchema,
        gives: localizedTextSchema,
        phone: z.string().min(1),
        url: webAddressSchema.nullable().default(null),
      }),
    )
    .default([]),
});

/** Where no contacts are known, none are shown: a wrong number is worse than none. */
export const EMPTY_CONTACTS: Omit<CountyContacts, 'emergency'> = {
  police: {},
  districts: [],
  meetings: [],
  services: [],
};
