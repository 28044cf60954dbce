import type { YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Loads } from '../../../http/loads.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import lead from '../../../page/lead.module.css';
import type { Headline } from './headline.ts';
import styles from './TrackerLead.module.css';

/** The answer of a tracker in one sentence. */
export function TrackerLead(props: {
  headline: Headline | null;
  /** The loads of the sentence; the chart reports its own failure. */
  loads: Loads;
  /** The address of the same page in another month. */
  pathOfMonth: (month: YearMonth) => string;
}) {
  const intl = useIntl();
  const text = useText();
  const { headline } = props;
  return (
    <div className={styles.lead} aria-live="polite">
      {headline === null ? (
        <LoadPlaceholder loads={props.loads}>{null}</LoadPlaceholder>
      ) : (
        <>
          <h2 className={lead.sentence} data-summary>
            {headline.standing !== null && (
              <>
                <b>{headline.standing}</b>:{' '}
              </>
            )}
            {headline.figure}
          </h2>
          {(headline.note !== null || headline.lastFull != null) && (
            <p className={styles.note}>
              <span data-summary>{headline.note}</span>
              {headline.lastFull != null && (
                <>
                  {' '}
                  <Link to={props.pathOfMonth(headline.lastFull)}>
                    {text('headline.lastFull', { month: formatMonth(intl, headline.lastFull) })}
                  </Link>
                </>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
