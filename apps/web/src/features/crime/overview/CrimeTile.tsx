import { useQuery } from '@tanstack/react-query';
import { COUNTY_MAP_PAGE, pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { StartTile } from '../../../page/StartTile.tsx';
import { toNeighborhoodScope } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { formatAssessment } from '../figures/usual-text.ts';
import { useMapOverview } from './use-overview.ts';

/** Shows how the county's last month compares with the usual. */
export function CrimeTile() {
  const intl = useIntl();
  const status = useQuery(crimeStatusQuery);
  const newest = parseYearMonth(status.data?.data_through ?? '');
  const selection = useMemo(
    () =>
      newest === null
        ? null
        : { ...toNeighborhoodScope(null), range: { from: newest, to: newest } },
    [newest],
  );
  const overview = useMapOverview('safe', selection);
  const county = overview.data?.county;
  const month = newest === null ? '' : formatMonth(intl, newest, 'fullName');
  const change = county && toCountChange({ ...county, crosses_break: false });
  const isWaiting = status.isPending || overview.isLoading;
  return (
    <StartTile
      to={pagePath(COUNTY_MAP_PAGE)}
      title={
        newest === null ? (
          <Text id="start.crimeNone" />
        ) : (
          <Text id="start.crime" values={{ month }} />
        )
      }
      color={county ? 'var(--crime-2)' : undefined}
      text={
        change !== undefined && change.kind !== 'not-comparable' ? (
          formatAssessment(intl, change).standing
        ) : county?.total_crime_count != null ? (
          <Text id="start.crimeCount" values={{ count: county.total_crime_count }} />
        ) : (
          !isWaiting && <Text id="start.crimeMap" />
        )
      }
    />
  );
}
