import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import table from '../../../tables/ranking-table.module.css';

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
