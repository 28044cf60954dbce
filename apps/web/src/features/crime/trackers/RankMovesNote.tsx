import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';

/** Explains what movements of ranks are relative to. */
export function RankMovesNote(props: { period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  const { history, justBefore } = props.period;
  const before = history === 'monthly' ? formatMonth(intl, justBefore.to) : text('move.note.year');
  return text('move.note', { before });
}
