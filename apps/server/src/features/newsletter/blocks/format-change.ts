import type { CountChange } from '@townlight/domain/crime';
import type { EmailMessages } from '../messages/index.ts';
import type { MarkedSentence } from './block.ts';

/**
 * Formats e.g. `no clear change from October 2025 (600)`.
 * @param when.changeOver the month in which the counting rules changed; null if that is unknown
 */
export function formatChange(
  change: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
  { text, percent }: EmailMessages,
): MarkedSentence {
  if (change.kind === 'not-comparable')
    return change.because === 'incomplete'
      ? text('change.incomplete', { against })
      : text('change.rules', { against, changeOver });
  const { before } = change;
  if (change.kind === 'no-clear-change') return text('change.unclear', { against, before });
  if (change.change === null) return text('change.new', { against });
  const share = percent(Math.abs(change.change));
  return text('change.clear', { direction: change.direction, share, against, before });
}
