import { useQuery } from '@tanstack/react-query';
import { PAGE_PATHS } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import type { StripClasses } from '../../page/feature.ts';
import { crimeStatusQuery } from './api/crime-status-query.ts';

const dataLink = (chunks: ReactNode[]) => <Link to={PAGE_PATHS.data}>{chunks}</Link>;

/** A sample data notice, or the last month on record. */
export function CrimeStrip(props: StripClasses) {
  const intl = useIntl();
  const status = useQuery(crimeStatusQuery).data;
  if (status === undefined) return <div className={props.plain} />;
  const through = parseYearMonth(status.data_through ?? '');
  if (through === null) {
    return (
      <p className={props.notice}>
        <span>
          <Text id="notice.empty" values={{ a: dataLink }} />
        </span>
      </p>
    );
  }
  if (!status.sample) {
    return (
      <p className={props.plain}>
        <span>
          <Text id="notice.through" values={{ a: dataLink, month: formatMonth(intl, through) }} />
        </span>
      </p>
    );
  }
  return (
    <p className={props.notice}>
      <span className={props.long}>
        <Text id="notice.sample" values={{ a: dataLink }} />
      </span>
      <span className={props.short}>
        <Text id="notice.sampleShort" values={{ a: dataLink }} />
      </span>
    </p>
  );
}
