import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { pagePath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from '../../../../area-map/report.module.css';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { formatCaseDay } from '../../figures/case-day.ts';

/** States the last day of the counts, that the series has ended, and the method. */
export function CoronavirusProvenance(props: { status: CoronavirusStatus }) {
  const intl = useIntl();
  const text = useText();
  const { status } = props;
  return (
    <section className={styles.provenance} aria-label={text('truth.label')}>
      {status.sample && (
        <p>
          <Text id="coronavirus.sample" />
        </p>
      )}
      <p>
        <Text
          id={status.ended ? 'coronavirus.throughEnded' : 'coronavirus.through'}
          values={{ day: formatCaseDay(intl, status.through) }}
        />
      </p>
      <p>
        <Text id="coronavirus.caution" />
      </p>
      <p>
        <Link to={pagePath({ kind: 'coronavirus-method' })}>
          <Text id="coronavirus.method" />
        </Link>
      </p>
    </section>
  );
}
