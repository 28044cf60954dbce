import { COVERAGE_STATES } from '@townlight/domain/crime';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const agency = z.string();

/** Months next to each other that are in one state, both ends included. */
const coverageRun = z.object({
  /**
   * `whole`; `partial`: some records, or those of some agencies; `missing`: none, though the agency supplies records;
   * `not-recorded`: the agency has never supplied any, or none is known.
   */
  state: z.enum(COVERAGE_STATES),
  from: yearMonthText,
  to: yearMonthText,
});

/** `GET /api/{partition}/coverage`: which months are on record, by agency and area. */
export const crimeCoverage = z.object({
  /** The months of the picture, both ends; `null` before anything is on record. */
  first_month: z.nullable(yearMonthText),
  data_through: z.nullable(yearMonthText),
  /** Those that police any area, those with records first, then in the order of their names. */
  agencies: z.array(
    z.object({
      agency,
      name: z.string(),
      short_name: z.string(),
      /** The month from which its records follow other counting rules; `null` where what is on record does not cross one. */
      change_over: z.nullable(yearMonthText),
      runs: z.array(coverageRun),
    }),
  ),
  /** In the order of ids. A month is `whole` exactly where the figures call it complete. */
  areas: z.array(
    z.object({
      id: areaId,
      name: z.string(),
      /** Who polices it; empty where nobody is known to. */
      agencies: z.array(agency),
      /**
       * How much of a zip code or tract they police together, 0 to 1, by its neighborhoods; `null` where who polices it
       * is stated or nobody is known to.
       */
      policed_share: z.nullable(z.number()),
      /** What the share is of: `residents` where it is known where they live, else the `area`'s surface. */
      policed_share_of: z.nullable(z.enum(['residents', 'area'])),
      /** More than a tenth is policed by others, or by nobody known: the area is never complete. */
      policed_in_part: z.boolean(),
      runs: z.array(coverageRun),
    }),
  ),
});
export type CrimeCoverage = z.infer<typeof crimeCoverage>;
