import {
  type CaseTotal,
  isWithheld,
  readCaseTotal,
  type Withheld,
} from '@townlight/domain/coronavirus';
import type { ParsedReport } from '../case-report.ts';

/** The range of withheld numbers for which the file gives no range; undefined where it was not specified. */
export type WithheldMeans = Withheld | undefined;

/**
 * Combines a number and its note: a range in the note takes precedence over any number.
 * @returns the reason to reject where neither can be parsed
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

/** Converts a field to a report, or to the reason why there is none. */
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
