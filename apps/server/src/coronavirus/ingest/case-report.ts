import type { CaseTotal } from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';

/** What a field of a file says. */
export type ParsedReport =
  | {
      readonly kind: 'report';
      /** As the file names the area. */
      readonly place: string;
      readonly day: Day;
      readonly total: Exclude<CaseTotal, null>;
    }
  /** Residents, as a file tells them. */
  | { readonly kind: 'residents'; readonly place: string; readonly residents: number }
  | { readonly kind: 'other-county' }
  | { readonly kind: 'no-report' }
  | {
      readonly kind: 'rejected';
      readonly reason: string;
      /** What is kept of a wide row instead of all its fields. */
      readonly fields?: readonly string[];
    };

/** More people than any county has is a mistake, and does not fit the store. */
const MOST_RESIDENTS = 100_000_000;

export function isResidentCount(residents: number): boolean {
  return Number.isInteger(residents) && residents > 0 && residents <= MOST_RESIDENTS;
}

/** Reads a row; the first is the header, of which nothing comes. */
export type ReadRow = (row: readonly string[]) => Iterable<ParsedReport>;
