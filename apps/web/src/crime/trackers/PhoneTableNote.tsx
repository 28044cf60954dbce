import { useIntl } from 'react-intl';
import { formatMonth } from '../../language/figures.ts';
import { useText } from '../../language/use-text.ts';
import table from '../../tables/ranking-table.module.css';
import type { TrackerPeriod } from '../../time/tracker-period.ts';

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
