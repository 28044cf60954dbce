import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { parseHour } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../i18n/county.ts';
import { Text } from '../../i18n/Text.tsx';
import { airUpdateQuery } from './api/air-queries.ts';
import { formatDayAndHour } from './figures/air-times.ts';

const dataLink = (chunks: ReactNode[]) => <Link to={pagePath({ kind: 'data' })}>{chunks}</Link>;
const methodLink = (chunks: ReactNode[]) => (
  <Link to={pagePath({ kind: 'air-method' })}>{chunks}</Link>
);

/** Shows a line below the header of air pages: a sample notice, or the hour through which readings reach. */
export function AirStrip(props: { plain: string | undefined; notice: string }) {
  const intl = useIntl();
  const update = useQuery(airUpdateQuery).data;
  if (update === undefined) return <div className={props.plain} />;
  const hour = parseHour(update?.current ?? '');
  if (update === null || hour === null || update.sample) {
    return (
      <p className={props.notice}>
        <span>
          <Text
            id={update === null ? 'notice.empty' : 'notice.sampleShort'}
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
          id="notice.air"
          values={{ a: methodLink, when: formatDayAndHour(intl, hour, county.timeZone) }}
        />
      </span>
    </p>
  );
}
