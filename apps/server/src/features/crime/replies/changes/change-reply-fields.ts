import type { CrimeChanges } from '@townlight/contract/crime';
import type { ComparedCounts } from './compare-area-periods.ts';

type EvidenceFields = Pick<
  CrimeChanges['all'],
  'direction' | 'evidence' | 'expected' | 'usual_low' | 'usual_high' | 'change_low' | 'change_high'
>;

/**
 * Returns what is known about a count as reply fields.
 * @param at index of the area, or of the kind of crime
 * @param isStated whether a change may be stated
 */
export function toChangeReplyFields(
  { directions, evidence, usual, intervals }: ComparedCounts,
  at: number,
  isStated: boolean,
): EvidenceFields {
  const usually = usual[at] ?? null;
  const interval = intervals[at] ?? null;
  return {
    direction: isStated ? (directions[at] ?? 'no-clear-change') : 'no-clear-change',
    evidence: isStated ? round(evidence[at] as number, 3) : null,
    expected: usually && round(usually.expected, 1),
    usual_low: usually?.low ?? null,
    usual_high: usually?.high ?? null,
    change_low: interval && round(interval.low, 3),
    change_high: interval?.high == null ? null : round(interval.high, 3),
  };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
