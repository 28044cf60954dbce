import type { YearMonth } from '@townlight/domain/time';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../language/figures.ts';
import { Text } from '../language/Text.tsx';
import styles from './MonthChoice.module.css';

/** The month that the figures end with: any full one on record, the newest first. */
export function MonthChoice(props: {
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
    <span className={styles.choice}>
      <label htmlFor={id}>
        <Text id="tracker.month" />
      </label>
      <select
        id={id}
        value={props.chosen}
        onChange={(event) => props.onChoose(Number(event.target.value) as YearMonth)}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(intl, month, 'short')}
          </option>
        ))}
      </select>
    </span>
  );
}
