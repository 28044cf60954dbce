import { useQuery } from '@tanstack/react-query';
import { pagePath, parsePage, splitPath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { type ReactNode, Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import * as air from '../features/air/index.ts';
import * as coronavirus from '../features/coronavirus/index.ts';
import { crimeStatusQuery } from '../features/crime/index.ts';
import { lazyImport } from '../http/lazy-imports.ts';
import { formatMonth } from '../i18n/figures.ts';
import { Text } from '../i18n/Text.tsx';
import styles from './HeaderStrip.module.css';

const importAirStrip = lazyImport('air strip', air.importAirStrip);
const importCoronavirusStrip = lazyImport('coronavirus strip', coronavirus.importCoronavirusStrip);

const dataLink = (chunks: ReactNode[]) => <Link to={pagePath({ kind: 'data' })}>{chunks}</Link>;

/** The line under the top bar: a sample data notice, or the last month on record. */
export function HeaderStrip() {
  const { pathname } = useLocation();
  const page = parsePage(splitPath(pathname), new URLSearchParams());
  const kind = page?.kind ?? '';
  if (kind === 'traffic') {
    return (
      <p className={styles.strip}>
        <span>
          <Text id="notice.traffic" />
        </span>
      </p>
    );
  }
  const Strip = kind.startsWith('air')
    ? AirStrip
    : kind.startsWith('coronavirus')
      ? CoronavirusStrip
      : null;
  if (Strip === null) return <CrimeStrip />;
  return (
    <Suspense fallback={<div className={styles.strip} />}>
      <Strip />
    </Suspense>
  );
}

function CoronavirusStrip() {
  const Strip = use(importCoronavirusStrip());
  return <Strip plain={styles.strip} notice={`${styles.strip} ${styles.notice}`} />;
}

function AirStrip() {
  const Strip = use(importAirStrip());
  return <Strip plain={styles.strip} notice={`${styles.strip} ${styles.notice}`} />;
}

function CrimeStrip() {
  const intl = useIntl();
  const status = useQuery(crimeStatusQuery).data;
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
