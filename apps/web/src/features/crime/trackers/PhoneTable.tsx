import type { CountChange } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import table from '../../../tables/ranking-table.module.css';
import { ChangeMark } from './ChangeMark.tsx';

/** A change under the name of a row, on phones: visible if there is a change, read out in every row. */
export function PhoneChange({ change }: { change: CountChange }) {
  const text = useText();
  return (
    <span className={`${table.phone} ${table.small}`}>
      {change.kind === 'no-clear-change' ? (
        <span className="visually-hidden">{text('change.none')}</span>
      ) : (
        <ChangeMark change={change} />
      )}
    </span>
  );
}

/** Explains the phone layout: the values under rates and names, the base of a change, and what a missing mark means. */
export function PhoneTableNote({ period }: { period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  return (
    <span className={table.phone}>
      {text('tracker.intervalUnder')}{' '}
      {period.history === 'monthly'
        ? text('change.underMonth', { month: formatMonth(intl, period.yearBefore.to, 'short') })
        : text('change.underYear')}
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
