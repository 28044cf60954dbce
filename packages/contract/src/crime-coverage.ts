import { COVERAGE_STATES } from '@townlight/domain/crime';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema, partitionParams } from './places.ts';

const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const agency = z.string();

/** Consecutive months in one state, both ends included. */
const coverageRun = z.object({
  /**
   * `whole`; `partial`: some records, or those of some agencies; `missing`: none, though the agency supplies records;
   * `not-recorded`: the agency has never supplied any, or no agency is known.
   */
  state: z.enum(COVERAGE_STATES),
  from: yearMonthText,
  to: yearMonthText,
});

/** `GET /api/{partition}/coverage`: which months are on record, by agency and area. */
export const crimeCoverage = z.object({
  /** First and last month of the reply; `null` before anything is on record. */
  first_month: z.nullable(yearMonthText),
  data_through: z.nullable(yearMonthText),
  /** Agencies that police any area, those with records first, then by name. */
  agencies: z.array(
    z.object({
      agency,
      name: z.string(),
      short_name: z.string(),
      /**
       * The month from which its records follow other counting rules; `null` where the record does not cross a
       * change.
       */
      change_over: z.nullable(yearMonthText),
      runs: z.array(coverageRun),
    }),
  ),
  /** Ordered by id. A month is `whole` exactly where the figures treat it as complete. */
  areas: z.array(
    z.object({
      id: areaIdSchema,
      name: z.string(),
      /** The agencies that police it; empty where none is known. */
      agencies: z.array(agency),
      /**
       * Share of a zip code or tract that they police together, 0 to 1, from its neighborhoods; `null` where the
       * agencies are stated or unknown.
       */
      policed_share: z.nullable(z.number()),
      /** Denominator of the share: `residents` where their distribution is known, else the `area`'s surface. */
      policed_share_of: z.nullable(z.enum(['residents', 'area'])),
      /** More than a tenth is policed by other or unknown agencies: the area is never complete. */
      policed_in_part: z.boolean(),
      runs: z.array(coverageRun),
    }),
  ),
});
export type CrimeCoverage = z.infer<typeof crimeCoverage>;

export const crimeCoverageRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/coverage',
  params: partitionParams,
  reply: crimeCoverage,
});
