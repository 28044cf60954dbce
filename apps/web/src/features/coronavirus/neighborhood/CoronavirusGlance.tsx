import { useQuery } from '@tanstack/react-query';
import { CORONAVIRUS_MEAN_DAYS } from '@townlight/domain/coronavirus';
import { pagePath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import type { PanelArea } from '../../../page/PageSlots.tsx';
import { coronavirusTrendQuery } from '../api/coronavirus-queries.ts';

/** The last week of the series in one sentence. */
export function CoronavirusGlance({ area }: PanelArea) {
  const intl = useIntl();
  const trend = useQuery(coronavirusTrendQuery(area));
  if (trend.data === undefined)
    return <LoadPlaceholder loads={combineLoads([trend], [])}>{null}</LoadPlaceholder>;
  const last = trend.data.at(-1);
  const mean = last?.mean_7_days ?? null;
  const withheld = trend.data
    .slice(-CORONAVIRUS_MEAN_DAYS - 1)
    .some(({ flag }) => flag === 'withheld');
  const fallback = withheld ? 'glance.casesWithheld' : 'glance.casesUnknown';
  return (
    <div>
      <p>
        <b>
          <Text id="nav.coronavirus" />.
        </b>{' '}
        {last === undefined || mean === null ? (
          <Text id={last === undefined ? 'glance.noCases' : fallback} />
        ) : (
          <Text
            id="glance.cases"
            values={{
              cases: intl.formatNumber(mean, { maximumFractionDigits: mean < 1 ? 1 : 0 }),
              day: intl.formatDate(`${last.date}T12:00:00Z`, {
                timeZone: 'UTC',
                dateStyle: 'long',
              }),
            }}
          />
        )}
      </p>
      <Link to={pagePath({ kind: 'coronavirus', area })}>
        <Text id="glance.onCoronavirusMap" />
      </Link>
    </div>
  );
}
