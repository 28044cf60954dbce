import type { CountChange } from '@townlight/domain/crime';
import { formatCountComparison } from '../../crime/index.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { MarkedSentence } from './block.ts';

/**
 * Formats e.g. `more than usual (14 to 27); 20 in October 2025 (now between 12% and 259% more)`.
 * @param when.changeOver the month in which the counting rules changed; null if that is unknown
 */
export function formatCountChange(
  change: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
  { text, language }: EmailMessages,
): MarkedSentence {
  if (change.kind === 'not-comparable') {
    const reason =
      change.because === 'incomplete'
        ? text('change.incomplete', { against })
        : text('change.rules', { against, changeOver });
    const { usual } = change;
    return usual === undefined
      ? reason
      : `${text('change.usually', { low: usual.low, high: usual.high })}, ${reason}`;
  }
  return formatCountComparison(
    { ...getComparisonWithUsual(change), before: change.before },
    against,
    language,
  );
}

/** Returns how a count compares; figures stored by earlier versions contain only a call. */
export function getComparisonWithUsual(change: Exclude<CountChange, { kind: 'not-comparable' }>) {
  return {
    standing: change.kind === 'clear' ? change.direction : (change.standing ?? 'untested'),
    usual: change.usual ?? null,
    interval: change.interval ?? null,
  } as const;
}
