import {
  type CaseTotal,
  isWithheld,
  readCaseTotal,
  type Withheld,
} from '@townlight/domain/coronavirus';
import type { ParsedReport } from '../case-report.ts';

/** The range that is meant where a file says only that a number is withheld; undefined where nobody told it. */
export type WithheldMeans = Withheld | undefined;

/**
 * What a number and the note beside it say together: a note that names a range counts, whatever number stands in its place.
 * @returns a reason to reject where neither can be understood
 */
export function readNoted(
  number: string,
  note: string,
  means: WithheldMeans,
): CaseTotal | { readonly rejected: string } {
  const noted = readCaseTotal(note);
  const isTold = noted === 'withheld-without-range' || isWithheld(noted ?? null);
  const said = isTold ? noted : readCaseTotal(number);
  if (said === 'withheld-without-range')
    return (
      means ?? {
        rejected: 'is withheld, and the file does not give its range; give it with --withheld',
      }
    );
  if (said === undefined)
    return { rejected: `"${number}" is neither a number of cases nor a range` };
  return said;
}

/** The report of a field, or why there is none. */
export function reportOf(
  at: Pick<Extract<ParsedReport, { kind: 'report' }>, 'place' | 'day'>,
  said: ReturnType<typeof readNoted>,
  fields?: readonly string[],
): ParsedReport {
  if (said === null) return { kind: 'no-report' };
  if (typeof said === 'object' && 'rejected' in said)
    return { kind: 'rejected', reason: said.rejected, ...(fields && { fields }) };
  return { kind: 'report', ...at, total: said };
}
