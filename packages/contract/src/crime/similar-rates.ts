import * as z from 'zod/mini';
import { areaId } from '../places.ts';

const count = z.int().check(z.gte(0));
/** Reports per resident in the month; `null` where the month has none, see the method. */
const rate = z.nullable(z.number().check(z.gte(0)));
/** The months from which records follow other counting rules, `YYYY-MM`, oldest first: a line breaks there. */
const breaks = z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/)));

/** `GET /api/{partition}/{id}/monthly/similar`: what the months of an area are held beside. */
export const similarRates = z.object({
  /** The areas that are nearest in residents, the nearest first; at most ten, none for an outlier. */
  areas: z.array(z.object({ id: areaId, name: z.string(), population: count })),
  similar: z.object({
    breaks,
    months: z.array(
      z.object({
        year: z.int(),
        month: z.int().check(z.gte(1), z.lte(12)),
        /** The middle one of the rates of `counted` areas; the mean of the two in the middle, where that is an even number. */
        rate,
        /** How many of `areas` are whole and recorded in the month. */
        counted: count,
        /** Figures of one of them may still be revised. */
        provisional: z.boolean(),
      }),
    ),
  }),
  county: z.object({
    /** All neighborhoods that take part, and their residents. */
    areas: count,
    population: count,
    breaks,
    months: z.array(
      z.object({
        year: z.int(),
        month: z.int().check(z.gte(1), z.lte(12)),
        /** `crime_count` ÷ `population`. */
        rate,
        /** Of the neighborhoods that are whole and recorded in the month; `counted` is how many. */
        crime_count: count,
        population: count,
        counted: count,
        provisional: z.boolean(),
      }),
    ),
  }),
});
export type SimilarRates = z.infer<typeof similarRates>;
