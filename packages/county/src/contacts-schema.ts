import {
  type CountyContacts,
  DISTRICT_KINDS,
  WEEKDAYS,
  WEEKS_OF_MONTH,
} from '@townlight/domain/contacts';
import { z } from 'zod';
import { localId, localizedText, webAddress } from './schema-fields.ts';

const where = {
  url: webAddress.nullable().default(null),
  areas: z.array(localId),
  sample: z.boolean().default(false),
};

/** `contacts.yaml` */
export const contactsSchema: z.ZodType<Omit<CountyContacts, 'emergency'>> = z.strictObject({
  police: z
    .record(localId, z.strictObject({ phone: z.string().nullable(), url: webAddress.nullable() }))
    .default({}),
  districts: z
    .array(z.strictObject({ kind: z.enum(DISTRICT_KINDS), name: localizedText, ...where }))
    .default([]),
  meetings: z
    .array(
      z.strictObject({
        name: localizedText,
        place: localizedText,
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
        name: localizedText,
        gives: localizedText,
        phone: z.string().min(1),
        url: webAddress.nullable().default(null),
      }),
    )
    .default([]),
});

/** Where no contacts are known, none are shown: a wrong number is worse than none. */
export const NO_CONTACTS: Omit<CountyContacts, 'emergency'> = {
  police: {},
  districts: [],
  meetings: [],
  services: [],
};
