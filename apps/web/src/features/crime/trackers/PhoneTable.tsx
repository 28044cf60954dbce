import type { CountChange } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import table from '../../../tables/ranking-table.module.css';
import { ChangeMark } from './ChangeMark.tsx';

/** A change under the name of a row, on phones: visible if it is unusual, read out in every row. */
export function PhoneChange({ change }: { change: CountChange }) {
  const isOrdinary =
    change.kind === 'no-clear-change' &&
    (change.standing === 'usual' || change.standing === 'untested');
  return (
    <span className={`${table.phone} ${table.small}`}>
      <span className={isOrdinary ? 'visually-hidden' : undefined}>
        <ChangeMark change={change} />
      </span>
    </span>
  );
}

/** Explains the phone layout: the values under rates and names, and what a missing mark means. */
export function PhoneTableNote() {
  const text = useText();
  return (
    <span className={table.phone}>
      {text('tracker.intervalUnder')} {text('change.under')}
    </span>
  );
}

/** Explains what movements of ranks are relative to. */
export function RankMovesNote(props: { period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  const { history, justBefore } = props.period;
  const before = history === 'monthly' ? formatMonth(intl, justBefore.to) : text('move.note.year');
  return text('move.note', { before });
}
