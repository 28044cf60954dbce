import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { coronavirusStatusQuery } from './api/coronavirus-queries.ts';
import { formatCaseDay } from './figures/case-day.ts';

const dataLink = (chunks: ReactNode[]) => <Link to={pagePath({ kind: 'data' })}>{chunks}</Link>;
const methodLink = (chunks: ReactNode[]) => (
  <Link to={pagePath({ kind: 'coronavirus-method' })}>{chunks}</Link>
);

/** Shows a line below the header of coronavirus pages: a sample notice, or the day through which counts reach. */
export function CoronavirusStrip(props: { plain: string | undefined; notice: string }) {
  const intl = useIntl();
  const status = useQuery(coronavirusStatusQuery).data;
  if (status === undefined) return <div className={props.plain} />;
  if (status === null || status.sample) {
    return (
      <p className={props.notice}>
        <span>
          <Text
            id={status === null ? 'notice.empty' : 'notice.sampleShort'}
            values={{ a: dataLink }}
          />
        </span>
      </p>
    );
  }
  return (
    <p className={props.plain}>
      <span>
        <Text
          id={status.ended ? 'notice.coronavirusEnded' : 'notice.coronavirus'}
          values={{ a: methodLink, day: formatCaseDay(intl, status.through) }}
        />
      </span>
    </p>
  );
}
