import { pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth } from '../i18n/figures.ts';
import { Text } from '../i18n/Text.tsx';
import type { DataStatus } from './data-status.ts';
import styles from './PanelProvenance.module.css';

/** The provenance of one panel in a line; the full provenance is under the page's table. */
export function PanelProvenance(props: { status: DataStatus | undefined; children?: ReactNode }) {
  const intl = useIntl();
  const { status } = props;
  const through = parseYearMonth(status?.data_through ?? '');
  if (status === undefined || through === null) return <p className={styles.line} />;
  return (
    <p className={styles.line}>
      {status.sample && (
        <>
          <Text id="panel.sample" />{' '}
        </>
      )}
      <Text id="panel.through" values={{ month: formatMonth(intl, through) }} /> {props.children}
      <Link to={pagePath({ kind: 'method' })}>
        <Text id="truth.method" />
      </Link>
    </p>
  );
}
