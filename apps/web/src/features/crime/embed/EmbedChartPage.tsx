import { useQuery } from '@tanstack/react-query';
import { TREND_MONTHS } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { MonthBars } from '../../../charts/MonthBars.tsx';
import { EmbedFrame } from '../../../embed/EmbedFrame.tsx';
import { EmbedUnknownPage } from '../../../embed/EmbedUnknownPage.tsx';
import { combineLoads } from '../../../http/loads.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { crimeTypesQuery } from '../api/category-queries.ts';
import { monthlyTrendQuery } from '../api/crime-queries.ts';
import { toNeighborhoodScope } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { findChangedRules } from '../figures/changed-rules.ts';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import { formatProvisionalNotes, formatSeriesNotes } from '../figures/series-notes.ts';
import { ChartKey } from '../report/ChartKey.tsx';
import { buildReportSeries } from '../report/report-series.ts';
import { findCrimeType } from '../type/find-crime-type.ts';
import styles from './EmbedChartPage.module.css';

/** `/embed/chart/:area?crime={crime}`: the last 12 months of one neighborhood, of all crime or of one type. */
export function EmbedChartPage() {
  const { area = '' } = useParams();
  const requestedCrime = useSearchParams()[0].get('crime');
  const intl = useIntl();
  const text = useText();
  const status = useQuery(crimeStatusQuery);
  const names = useQuery(neighborhoodNamesQuery());
  const types = useQuery({ ...crimeTypesQuery, enabled: requestedCrime !== null });
  const type = requestedCrime && types.data ? findCrimeType(types.data, requestedCrime) : null;
  const isReady = requestedCrime === null || type !== null;
  const trend = useQuery(
    monthlyTrendQuery(toNeighborhoodScope(type?.name ?? null), isReady ? area : null, 24),
  );
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const breaks = police.data && (police.data.get(area)?.breaks ?? NO_BREAKS);
  const changes = findChangedRules(
    breaks ?? NO_BREAKS,
    status.data,
    police.data?.get(area)?.agencies ?? null,
  );
  const points = useMemo(
    () => trend.data && breaks && buildReportSeries(trend.data, breaks),
    [trend.data, breaks],
  );
  const name = names.data?.find((one) => one.id === area)?.name;
  const isCrimeUnknown = requestedCrime !== null && types.data !== undefined && type === null;
  if ((names.data !== undefined && name === undefined) || isCrimeUnknown)
    return <EmbedUnknownPage />;
  const loads = combineLoads([status, names, police], [trend, types]);
  const newest = parseYearMonth(status.data?.data_through ?? '');
  const last = points?.at(-1)?.month;
  return (
    <EmbedFrame
      title={
        name === undefined
          ? text('embed.chartTitle')
          : type === null
            ? text('embed.chartTitleOf', { name })
            : text('embed.crimeTitleOf', { name, crime: formatCrimeName(intl, type.name) })
      }
      status={status.data}
      link={{
        to: type === null ? trackerPath('neighborhood', area) : crimeTypePath(type.name, area),
        text: name ? text('embed.fullPage', { name }) : text('embed.home'),
      }}
    >
      {loads.failure !== null && !loads.loading && (
        <FailureNotice text="failure.load" failure={loads.failure} onRetry={loads.retry} />
      )}
      <p className={styles.key}>
        <ChartKey points={points ?? []} measure="count" />
      </p>
      <div className={styles.chart}>
        {points && points.length > 0 && (
          <MonthBars
            points={points}
            breaks={breaks ?? NO_BREAKS}
            residents={null}
            measure="count"
            xTitle={text('chart.lastMonths', { months: TREND_MONTHS })}
            yTitle={text('chart.countAxis')}
            isChosen={(month) => month === last}
          />
        )}
      </div>
      <p className={styles.notes}>
        {points &&
          [
            ...formatSeriesNotes(intl, points, newest, changes),
            ...formatProvisionalNotes(intl, points),
          ].join(' ')}
      </p>
    </EmbedFrame>
  );
}
