import { pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCrimeStatus } from '../crime/index.ts';
import { formatMonth } from '../language/figures.ts';
import { Text } from '../language/Text.tsx';
import styles from './HeaderStrip.module.css';

const dataLink = (parts: ReactNode[]) => <Link to={pagePath({ kind: 'data' })}>{parts}</Link>;

/** The line under the top bar: whether the figures are invented, or how far they reach. */
export function HeaderStrip() {
  const intl = useIntl();
  const status = useCrimeStatus().data;
  if (status === undefined) return <div className={styles.strip} />;
  const through = parseYearMonth(status.data_through ?? '');
  if (through === null) {
    return (
      <p className={`${styles.strip} ${styles.notice}`}>
        <span>
          <Text id="notice.empty" values={{ a: dataLink }} />
        </span>
      </p>
    );
  }
  if (!status.sample) {
    return (
      <p className={styles.strip}>
        <span>
          <Text id="notice.through" values={{ a: dataLink, month: formatMonth(intl, through) }} />
        </span>
      </p>
    );
  }
  return (
    <p className={`${styles.strip} ${styles.notice}`}>
      <span className={styles.long}>
        <Text id="notice.sample" values={{ a: dataLink }} />
      </span>
      <span className={styles.short}>
        <Text id="notice.sampleShort" values={{ a: dataLink }} />
      </span>
    </p>
  );
}
