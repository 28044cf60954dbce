import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { combineLoads } from '../../../http/loads.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { GlanceCard } from '../../../page/GlanceCard.tsx';
import type { PanelArea } from '../../../page/NeighborhoodPanel.tsx';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { countLongTrendMonths } from '../../../period/trend-months.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { monthlyTrendQuery, yearBeforeQuery } from '../api/crime-queries.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { buildReportSeries } from '../figures/report-series.ts';
import { formatHeadline } from '../trackers/headline.ts';

const ALL_CRIME = { partition: 'neighborhoods', bigBundle: null, smallBundles: [] } as const;
/** All crime of the newest twelve months, compared with the twelve before by the tracker's rules. */
export function CrimeGlance({ area }: PanelArea) {
  const intl = useIntl();
  const text = useText();
  const status = useQuery(crimeStatusQuery);
  // The chart's request of the newest months also covers this year and the one before.
  const trend = useQuery(monthlyTrendQuery(ALL_CRIME, area, countLongTrendMonths()));
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const newest = parseYearMonth(status.data?.data_through ?? '');
  const period = newest === null ? null : toTrackerPeriod('yearly', newest);
  const year = useQuery(yearBeforeQuery(period && { ...ALL_CRIME, range: period.range }, [area]));
  const trends = trend.data;
  const waiting = trends === undefined || police.data === undefined || year.data === undefined;
  if (newest === null || period === null || waiting || trends.length === 0)
    return (
      <GlanceCard
        id="crime"
        title={<Text id="glance.crime" />}
        sentence={<Text id={trends?.length === 0 ? 'glance.noCrime' : 'app.loading'} />}
        loads={combineLoads([status], [trend, police, year])}
        link={null}
      />
    );
  const breaks = police.data.get(area)?.breaks ?? NO_BREAKS;
  const change = toCountChange(year.data[0] ?? null);
  const { figure, comparison } = formatHeadline(intl, { period, trends, newest, breaks, change });
  const points = buildReportSeries(trends, breaks);
  const completeCounts = points.filter(({ complete }) => complete).map(({ count }) => count);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <GlanceCard
      id="crime"
      title={<Text id="glance.crime" />}
      sentence={
        <>
          <b>{figure}.</b> {comparison}
        </>
      }
      loads={null}
      chart={
        first &&
        last &&
        completeCounts.length > 0 && (
          <Sparkline
            bars={points.map(({ complete, count }) => ({ value: complete ? count : null }))}
            label={text('glance.crimeChart', {
              from: formatMonth(intl, first.month),
              to: formatMonth(intl, last.month),
              lowest: intl.formatNumber(Math.min(...completeCounts)),
              highest: intl.formatNumber(Math.max(...completeCounts)),
              latest: intl.formatNumber(completeCounts.at(-1) ?? 0),
            })}
          />
        )
      }
      link={{
        to: pagePath({ kind: 'map', partition: 'neighborhoods', area }),
        text: <Text id="glance.onMap" />,
      }}
    />
  );
}
