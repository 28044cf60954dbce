import * as z from 'zod/mini';
import { monthlyQuery } from '../crime.ts';
import { defineRoute } from '../define-route.ts';
import { areaIdSchema, areaParams } from '../places.ts';

const count = z.int().check(z.gte(0));
/** Reports per resident in the month; `null` where the method gives none. */
const rate = z.nullable(z.number().check(z.gte(0)));
/** Months from which records follow other counting rules, `YYYY-MM`, oldest first: the line is interrupted there. */
const breaks = z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/)));

/** `GET /api/{partition}/{id}/monthly/similar`: reference series for the months of an area. */
export const similarAreaRates = z.object({
  /** The areas nearest in residents, nearest first; at most ten, none for an outlier. */
  areas: z.array(z.object({ id: areaIdSchema, name: z.string(), population: count })),
  similar: z.object({
    breaks,
    months: z.array(
      z.object({
        year: z.int(),
        month: z.int().check(z.gte(1), z.lte(12)),
        /** Median rate of the `counted` areas. */
        rate,
        /** How many of `areas` are complete and recorded in the month. */
        counted: count,
        /** Figures of at least one of them may still be revised. */
        provisional: z.boolean(),
      }),
    ),
  }),
  county: z.object({
    /** All participating neighborhoods and their residents. */
    areas: count,
    population: count,
    breaks,
    months: z.array(
      z.object({
        year: z.int(),
        month: z.int().check(z.gte(1), z.lte(12)),
        /** `crime_count` ÷ `population`. */
        rate,
        /** Neighborhoods that are complete and recorded in the month; `counted` is their number. */
        crime_count: count,
        population: count,
        counted: count,
        provisional: z.boolean(),
      }),
    ),
  }),
});
export type SimilarAreaRates = z.infer<typeof similarAreaRates>;

export const similarRatesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/monthly/similar',
  params: areaParams,
  query: monthlyQuery,
  reply: similarAreaRates,
});
