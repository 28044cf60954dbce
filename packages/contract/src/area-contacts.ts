import { WEEKDAYS, WEEKS_OF_MONTH } from '@townlight/domain/contacts';
import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaParams } from './places.ts';

/** `GET /api/{partition}/{id}/who-to-ask`: texts are in the `language`, English by default. */
export const areaContactsQuery = z.object({ language: z.optional(z.enum(LANGUAGES)) });

/** Contacts for the residents of an area, in display order. */
export const areaContacts = z.array(
  z.object({
    /** `emergency`, `police`, `council`, `supervisor`, `meeting`, `victims` or `help`. */
    kind: z.string(),
    title: z.string(),
    /** `null` where unknown. */
    name: z.nullable(z.string()),
    /** What is known, or a statement that it is unknown. */
    text: z.string(),
    /** A non-emergency number, except for `emergency` itself; `null` where none is certain. */
    phone: z.nullable(z.string()),
    url: z.nullable(z.string()),
    /** A generated sample. */
    sample: z.boolean(),
    /** Recurrence of a public meeting; the next date depends on the reader's clock. */
    rule: z.nullable(
      z.object({
        week: z.enum(WEEKS_OF_MONTH),
        weekday: z.enum(WEEKDAYS),
        /** `18:00` in `time_zone`. */
        time: z.string(),
        time_zone: z.string(),
      }),
    ),
  }),
);
export type AreaContacts = z.infer<typeof areaContacts>;

export const areaContactsRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/who-to-ask',
  params: areaParams,
  query: areaContactsQuery,
  reply: areaContacts,
});
