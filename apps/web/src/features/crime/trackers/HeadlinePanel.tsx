import type { YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Loads } from '../../../http/loads.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/LoadPlaceholder.tsx';
import { MonthSelect } from '../../../period/MonthSelect.tsx';
import type { TrackerHistory } from '../../../period/tracker-period.ts';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import styles from './HeadlinePanel.module.css';
import type { Headline } from './headline.ts';
import type { TrackerTime } from './use-tracker-time.ts';

/** The headline, its comparison, and the choice of months. */
export function HeadlinePanel(props: {
  /** The sentences take several lines on a phone; their height is reserved. */
  long?: boolean;
  headline: Headline | null;
  /** The loads of the sentences; the chart reports its own failure. */
  loads: Loads;
  /** Data for the sentences is still loading. */
  waiting: boolean;
  time: TrackerTime;
  /** The address of the same month last year; `null` where it is not on record. */
  yearAgo: string | null;
  /** The address of the same page in another month. */
  pathOfMonth: (month: YearMonth) => string;
  onHistory: (history: TrackerHistory) => void;
  onMonth: (month: YearMonth) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { headline, time } = props;
  return (
    <div className={styles.panel}>
      <div className={`${styles.text} ${props.long ? styles.long : ''}`} aria-live="polite">
        {headline === null ? (
          <LoadPlaceholder loads={props.loads}>
            {props.waiting && (
              <>
                <span className={styles.figurePlace} />
                <span className={styles.comparisonPlace} />
              </>
            )}
          </LoadPlaceholder>
        ) : (
          <>
            <h2 className={styles.figure}>{headline.figure}</h2>
            <p className={styles.comparison}>
              {headline.comparison}
              {headline.lastFull != null && (
                <>
                  {' '}
                  <Link to={props.pathOfMonth(headline.lastFull)}>
                    {text('headline.lastFull', { month: formatMonth(intl, headline.lastFull) })}
                  </Link>
                </>
              )}
            </p>
          </>
        )}
      </div>
      <div className={styles.choices}>
        {props.yearAgo !== null && (
          <Link className={styles.yearAgo} to={props.yearAgo}>
            {text('tracker.sameMonth')}
          </Link>
        )}
        {time.onRecord && time.reference !== null && (
          <MonthSelect
            first={time.onRecord.first}
            last={time.onRecord.last}
            chosen={time.reference}
            onChoose={props.onMonth}
          />
        )}
        <SwitchGroup
          label={text('tracker.history')}
          param="history"
          chosen={time.history}
          choices={[
            { value: 'monthly', text: text('tracker.monthly') },
            { value: 'yearly', text: text('tracker.yearly') },
          ]}
          onChoose={props.onHistory}
        />
      </div>
    </div>
  );
}
