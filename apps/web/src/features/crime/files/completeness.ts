import type { CrimeStatus } from '@townlight/contract/crime';
import { type MonthRange, parseYearMonth } from '@townlight/domain/time';
import type { AreaPolicing } from '../api/area-policing.ts';
import { findAgenciesMissingMonths } from '../figures/lacking-agencies.ts';
import type { NoChangeReason, UnrankedReason } from '../figures/unranked-reason.ts';

/** The completeness columns of every crime file: one form for all, and the same codes in every language. */
export interface CompletenessCells {
  readonly completeness:
    | 'complete'
    | 'provisional'
    | 'incomplete'
    | 'before-first-record'
    | 'not-recorded'
    // for a complete month: null where the police departments, and so its revisions, are unknown
    | null;
  /** Full names, separated by `; `; `null` where none is known to be missing. */
  readonly departments_missing: string | null;
  /** The share of the area that the counted departments police, 0 to 1; `null` where it is all of it. */
  readonly policed_share: number | null;
  readonly policed_share_of: 'residents' | 'area' | null;
}

export const COMPLETENESS_COLUMNS = [
  'completeness',
  'departments_missing',
  'policed_share',
  'policed_share_of',
] as const satisfies readonly (keyof CompletenessCells)[];

/** The police departments of an area, and the coverage of each department's records. */
export interface RecordCoverage {
  readonly status: CrimeStatus | undefined;
  readonly police: Pick<AreaPolicing, 'agencies' | 'partialCoverage'> | undefined;
}

/** The server's flags of a count. */
export interface CountCompleteness {
  readonly recorded: boolean;
  readonly complete: boolean;
  /** Set where the server flags the count itself; else derived from the departments. */
  readonly provisional?: boolean;
}

export function toCompletenessCells(
  counted: CountCompleteness,
  range: MonthRange,
  { status, police }: RecordCoverage,
): CompletenessCells {
  const missing =
    counted.complete || status === undefined
      ? []
      : findAgenciesMissingMonths(police?.agencies ?? [], status, range);
  return {
    completeness: classifyCompleteness(counted, range, { status, police }),
    departments_missing: missing.length === 0 ? null : missing.join('; '),
    policed_share: police?.partialCoverage?.share ?? null,
    policed_share_of: police?.partialCoverage?.of ?? null,
  };
}

function classifyCompleteness(
  counted: CountCompleteness,
  range: MonthRange,
  known: RecordCoverage,
): CompletenessCells['completeness'] {
  if (!counted.recorded) return 'not-recorded';
  if (!counted.complete) {
    const first = parseYearMonth(known.status?.first_month ?? '');
    return first !== null && range.from < first ? 'before-first-record' : 'incomplete';
  }
  const provisional = counted.provisional ?? isProvisional(range, known);
  if (provisional === null) return null;
  return provisional ? 'provisional' : 'complete';
}

/**
 * Returns whether a department that polices the area still revises a month of the period; `null` where they are
 * unknown.
 */
function isProvisional(range: MonthRange, { status, police }: RecordCoverage): boolean | null {
  if (status === undefined || police === undefined) return null;
  return status.sources.some(({ name, provisional_from }) => {
    const from = parseYearMonth(provisional_from ?? '');
    return from !== null && from <= range.to && police.agencies.includes(name);
  });
}

/** Returns the completeness of a row that has only the reason for its missing rank. */
export function toCountCompleteness(unranked: UnrankedReason | null): CountCompleteness {
  return {
    recorded: unranked !== 'not-recorded',
    complete: unranked !== 'incomplete' && unranked !== 'incomplete-outlier',
  };
}

/**
 * Returns why a rate, rank or change is left out, as a code for files. For an area without residents that is the
 * reason, rather than “outlier”.
 */
export function toFileReason(
  because: NoChangeReason | 'too-few' | null,
  residents: number | null,
): string | null {
  return because === 'outlier' && residents === 0 ? 'no-residents' : because;
}
