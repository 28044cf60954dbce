import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { areaIdSchema } from '../places.ts';

const language = z.optional(z.enum(LANGUAGES));

/** Id of an entry in its address: `crime-2026-10`. It is stable when the figures change. */
export const newsEntryIdSchema = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** `GET /api/news` */
export const newsQuery = z.object({
  /** A neighborhood: entries give its figures where they have them; unrelated entries are omitted. */
  area: z.optional(areaIdSchema),
  /** `en` by default. */
  language,
  /** Number of entries; 20 by default. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** Only entries after this one in the list. */
  after: z.optional(newsEntryIdSchema),
});

/** `GET /api/news/{entry}` */
export const newsEntryParams = z.object({ entry: newsEntryIdSchema });
export const newsEntryQuery = z.object({ area: newsQuery.shape.area, language });

/** `GET /news.atom`, `GET /news.json` */
export const newsFeedQuery = z.object(newsEntryQuery.shape);
