import { LANGUAGES } from '@townlight/domain/language';
import { WEEKDAYS, WEEKS_OF_MONTH } from '@townlight/domain/who-to-ask';
import * as z from 'zod/mini';

/** `GET /api/{partition}/{id}/who-to-ask`: words are in the `language`, English by default. */
export const whoToAskQuery = z.object({ language: z.optional(z.enum(LANGUAGES)) });

/** Whom the residents of an area can ask, in the order in which it is shown. */
export const whoToAsk = z.array(
  z.object({
    /** `emergency`, `police`, `council`, `supervisor`, `meeting`, `victims` or `help`. */
    kind: z.string(),
    title: z.string(),
    /** `null` where nobody is known. */
    name: z.nullable(z.string()),
    /** What is known, or that it is not. */
    text: z.string(),
    /** For what is no emergency, but for `emergency` itself; `null` where none is certain. */
    phone: z.nullable(z.string()),
    url: z.nullable(z.string()),
    /** Invented, to show the site. */
    sample: z.boolean(),
    /** Of a public meeting; which day is next follows from the reader's clock. */
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
export type WhoToAsk = z.infer<typeof whoToAsk>;
