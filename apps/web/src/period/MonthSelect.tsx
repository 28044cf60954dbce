import { formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../i18n/figures.ts';
import { Text } from '../i18n/Text.tsx';
import { HiddenQueryFields } from '../ui/no-script/QueryParams.tsx';
import styles from './MonthSelect.module.css';

/**
 * Selects the last month of the figures: any full one on record, the newest first. Without script it is a form, and
 * `?month=2026-09` redirects to the month's page.
 */
export function MonthSelect(props: {
  first: YearMonth;
  last: YearMonth;
  chosen: YearMonth;
  onChoose: (month: YearMonth) => void;
}) {
  const id = useId();
  const intl = useIntl();
  const months = Array.from(
    { length: props.last - props.first + 1 },
    (_, back) => (props.last - back) as YearMonth,
  );
  return (
    <form className={`${styles.choice} no-print`}>
      <label htmlFor={id}>
        <Text id="tracker.month" />
      </label>
      <select
        id={id}
        name="month"
        value={formatYearMonth(props.chosen)}
        onChange={(event) => props.onChoose(parseYearMonth(event.target.value) as YearMonth)}
      >
        {months.map((month) => (
          <option key={month} value={formatYearMonth(month)}>
            {formatMonth(intl, month, 'short')}
          </option>
        ))}
      </select>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <HiddenQueryFields without={['month']} />
            <button type="submit">
              <Text id="period.show" />
            </button>
          </>
        )}
      </noscript>
    </form>
  );
}
