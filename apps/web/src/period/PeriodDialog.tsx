import Button from '@mui/material/Button';
import {
  type MonthRange,
  monthOfYear,
  toYearMonth,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../i18n/figures.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/mui/Dialog.tsx';
import styles from './PeriodDialog.module.css';
import { EARLIEST_MONTH } from './resolve-period.ts';

/** The error of a custom period. // spec 5: from cannot exceed to, latest end is last month */
type PeriodError = 'wrong-order' | 'outside';

export function validatePeriod(range: MonthRange, last: YearMonth): PeriodError | null {
  if (range.from < EARLIEST_MONTH || range.to > last || range.from > last) return 'outside';
  return range.from > range.to ? 'wrong-order' : null;
}

/** Two month pickers: month and year only, from 2010 to the last full month. // spec 5 */
export function PeriodDialog(props: {
  range: MonthRange;
  last: YearMonth;
  /** The first month on record, if known. */
  first: YearMonth | null;
  onClose: () => void;
  onShow: (range: MonthRange) => void;
}) {
  const title = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={title}>
      <Pickers {...props} title={title} />
    </Dialog>
  );
}

function Pickers(props: Parameters<typeof PeriodDialog>[0] & { title: string }) {
  const intl = useIntl();
  const [from, setFrom] = useState(props.range.from);
  const [to, setTo] = useState(props.range.to);
  const fault = validatePeriod({ from, to }, props.last);
  const message: Record<PeriodError, MessageId> = {
    'wrong-order': 'period.wrongOrder',
    outside: 'period.outside',
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) props.onShow({ from, to });
      }}
    >
      <h2 id={props.title}>
        <Text id="period.title" />
      </h2>
      <MonthField label="period.from" month={from} last={props.last} onChange={setFrom} />
      <MonthField label="period.to" month={to} last={props.last} onChange={setTo} />
      <p role="alert" className={styles.fault}>
        {fault && (
          <Text
            id={message[fault]}
            values={{
              first: formatMonth(intl, EARLIEST_MONTH),
              last: formatMonth(intl, props.last),
            }}
          />
        )}
      </p>
      <p role="status" className={styles.hint}>
        {props.first !== null && from < props.first && (
          <Text id="period.beforeRecords" values={{ first: formatMonth(intl, props.first) }} />
        )}
      </p>
      <div className={styles.buttons}>
        <Button onClick={props.onClose}>
          <Text id="period.cancel" />
        </Button>
        <Button type="submit" variant="contained" disabled={fault !== null}>
          <Text id="period.show" />
        </Button>
      </div>
    </form>
  );
}

function MonthField(props: {
  label: 'period.from' | 'period.to';
  month: YearMonth;
  last: YearMonth;
  onChange: (month: YearMonth) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const label = text(props.label);
  const year = yearOf(props.month);
  const years = range(yearOf(EARLIEST_MONTH), yearOf(props.last));
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <select
        aria-label={`${label}: ${text('period.month')}`}
        value={monthOfYear(props.month)}
        onChange={(event) => props.onChange(toYearMonth(year, Number(event.target.value)))}
      >
        {range(1, 12).map((month) => (
          <option key={month} value={month} disabled={toYearMonth(year, month) > props.last}>
            {intl.formatDate(new Date(Date.UTC(2000, month - 1, 15)), {
              timeZone: 'UTC',
              month: 'long',
            })}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}: ${text('period.year')}`}
        value={year}
        onChange={(event) => {
          const month = toYearMonth(Number(event.target.value), monthOfYear(props.month));
          // the last year ends with the last full month
          props.onChange(Math.min(month, props.last) as YearMonth);
        }}
      >
        {years.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
