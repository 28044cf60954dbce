import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth, formatRange } from '../i18n/figures.ts';
import { Text } from '../i18n/Text.tsx';
import styles from '../notices/FailureNotice.module.css';
import type { BeyondRecordsKind } from './beyond-records.ts';

/** The content of a notice about a period and the records. */
export interface PeriodBeyondRecords {
  readonly beyond: BeyondRecordsKind;
  readonly record: MonthRange;
  readonly period: MonthRange;
}

/** Shows that a chosen period reaches beyond the records, with a link to the last 12 months. */
export function BeyondRecordsNotice(props: {
  reach: PeriodBeyondRecords;
  /** The address of the same page with the last 12 months. */
  yearPath: string;
  /** In the frame of another site: the link opens a new window. */
  isFramed?: boolean;
}) {
  const intl = useIntl();
  const { beyond, record, period } = props.reach;
  return (
    <div className={styles.notice} role="status">
      <span>
        <Text
          id={`records.${beyond}`}
          values={{
            first: formatMonth(intl, record.from),
            last: formatMonth(intl, record.to),
            period: formatRange(intl, period),
          }}
        />
      </span>
      <Link to={props.yearPath} {...(props.isFramed && { target: '_blank', rel: 'noopener' })}>
        <Text id="period.lastYear" />
      </Link>
    </div>
  );
}
