import type { CaseTotal } from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';

/** The result of parsing a field. */
export type ParsedReport =
  | {
      readonly kind: 'report';
      /** Name of the area in the file. */
      readonly place: string;
      readonly day: Day;
      readonly total: Exclude<CaseTotal, null>;
    }
  /** Number of residents from the file. */
  | { readonly kind: 'residents'; readonly place: string; readonly residents: number }
  | { readonly kind: 'other-county' }
  | { readonly kind: 'no-report' }
  | {
      readonly kind: 'rejected';
      readonly reason: string;
      /** The relevant fields of a wide row for the rejects file, instead of all its fields. */
      readonly fields?: readonly string[];
    };

/** A number above every county's population is a mistake and does not fit the database column. */
const MAX_RESIDENTS = 100_000_000;

export function isResidentCount(residents: number): boolean {
  return Number.isInteger(residents) && residents > 0 && residents <= MAX_RESIDENTS;
}

/** Parses a row; the first row is the header and yields nothing. */
export type ParseReportRow = (row: readonly string[]) => Iterable<ParsedReport>;
