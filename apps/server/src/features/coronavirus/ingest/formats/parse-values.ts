import {
  type CaseTotal,
  isSuppressedTotal,
  parseCaseTotal,
  type SuppressedRange,
} from '@townlight/domain/coronavirus';
import { type Day, parseDay, toDay } from '@townlight/domain/time';
import type { ParsedReport } from '../parsed-report.ts';

/** The range of withheld numbers for which the file gives no range; undefined where it was not specified. */
export type DefaultWithheldRange = SuppressedRange | undefined;

/**
 * Combines a number and its note: a range in the note takes precedence over any number.
 * @returns the reason to reject where neither can be parsed
 */
export function parseTotalWithNote(
  number: string,
  note: string,
  means: DefaultWithheldRange,
): CaseTotal | { readonly rejected: string } {
  const noted = parseCaseTotal(note);
  const isWithheldByNote = noted === 'withheld-without-range' || isSuppressedTotal(noted ?? null);
  const total = isWithheldByNote ? noted : parseCaseTotal(number);
  if (total === 'withheld-without-range')
    return (
      means ?? {
        rejected: 'is withheld, and the file does not give its range; give it with --withheld',
      }
    );
  if (total === undefined)
    return { rejected: `"${number}" is neither a number of cases nor a range` };
  return total;
}

/** Converts a field to a report, or to the reason why there is none. */
export function toParsedReport(
  at: Pick<Extract<ParsedReport, { kind: 'report' }>, 'place' | 'day'>,
  total: ReturnType<typeof parseTotalWithNote>,
  fields?: readonly string[],
): ParsedReport {
  if (total === null) return { kind: 'no-report' };
  if (typeof total === 'object' && 'rejected' in total)
    return { kind: 'rejected', reason: total.rejected, ...(fields && { fields }) };
  return { kind: 'report', ...at, total: total };
}

/** Years of two digits belong to this century. */
const CENTURY = 2000;

/** Parses `2022-10-31`, with or without a time of day, and `10/31/22` or `10/31/2022`; returns null for other text. */
export function parseReportDate(text: string): Day | null {
  const plain = text.trim().replace(/[T ]\d{2}:\d{2}.*$/, '');
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(plain);
  if (!american) return parseDay(plain);
  const year = Number(american[3]);
  return toDay(year < 100 ? CENTURY + year : year, Number(american[1]), Number(american[2]));
}
