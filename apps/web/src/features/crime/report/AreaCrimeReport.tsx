import { useQuery } from '@tanstack/react-query';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ReportHeading } from '../../../area-map/ReportPanel.tsx';
import report from '../../../area-map/report.module.css';
import type { Measure } from '../../../charts/bar-points.ts';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import { chartMonthRange, countTrendMonths } from '../../../period/trend-months.ts';
import { HowSure } from '../../../provenance/HowSure.tsx';
import filled from '../../../ui/FilledButton.module.css';
import plain from '../../../ui/PlainButton.module.css';
import { AreaContacts } from '../../contacts/index.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { areaDetailQuery, monthlyTrendQuery, yearBeforeQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { daytimeQuery } from '../api/daytime-query.ts';
import { useLongerPeriod } from '../api/use-longer-period.ts';
import { CompareLink } from '../compare/CompareLink.tsx';
import { CrimeProvenance } from '../figures/CrimeProvenance.tsx';
import { ManyVisitors } from '../figures/ManyVisitors.tsx';
import { PolicedBy } from '../figures/PolicedBy.tsx';
import { UnrankedText } from '../figures/UnrankedText.tsx';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { formatCrimesCounted } from '../files/CrimeDownload.tsx';
import { suggestYearPath } from '../overview/use-overview.ts';
import { YearSuggestion } from '../overview/YearSuggestion.tsx';
import { buildReportSeries } from '../report/report-series.ts';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import styles from './AreaCrimeReport.module.css';
import { CrimeKindBreakdown } from './CrimeKindBreakdown.tsx';
import {
  type AreaSentenceInput,
  describeArea,
  describeCertainty,
  type MessageWithValues,
} from './describe-area.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportFigures } from './ReportFigures.tsx';

/** The report of the selected area: name, sentence, figures, chart, kinds, and provenance. */
export function AreaCrimeReport(props: {
  id: AreaId;
  /** The selection; the figures may still belong to the previous one. */
  state: SafetyMapState;
  data: SafetyMapData;
  onClear: () => void;
  onMeasure: (measure: Measure) => void;
}) {
  const { id, data } = props;
  const intl = useIntl();
  const { range, through } = data;
  // the chosen selection is requested along with the figures of all areas; everything shown belongs to one selection
  const { state } = props;
  const { shown } = data;
  useReportLoads(state, data.requestedSelection, through, id);
  const { trend, kinds, year, longer } = useReportLoads(shown, data.shownSelection, through, id);
  const isNeighborhood = shown.partition === 'neighborhoods';
  const trends = trend.data;
  const detail = kinds.data;
  const policing = useQuery(areaPolicingQuery(state.partition));
  const police = policing.data;
  const breaks = police?.get(id)?.breaks ?? NO_BREAKS;
  const area = data.crimes?.get(id);
  const name = data.names.get(id);

  if (data.names.size > 0 && name === undefined) {
    return (
      <p>
        <Text id="report.unknownArea" values={{ area: id }} />
      </p>
    );
  }
  const ready =
    area &&
    range &&
    through !== null &&
    trends &&
    police &&
    !year.isLoading &&
    !longer.query.isLoading;
  const described: AreaSentenceInput | null = ready
    ? {
        state: shown,
        range,
        through,
        area,
        trajectory: data.trajectories?.get(id),
        rankedCount: data.rankedCount,
        yearBefore: year.data?.[0] ?? null,
        longer: longer.data ?? null,
        single: singleOf(data, id),
      }
    : null;
  const unranked = area && findUnrankedReason(area);
  const yearPath =
    range && shown.mode === 'traj' ? suggestYearPath(shown, range, data.status) : null;
  const partialCoverage = police?.get(id)?.partialCoverage ?? null;
  // Content that the figures would push down waits for them.
  const isToCome = data.failure === null && !isFullyBeyond(data.reach?.beyond ?? null);
  const waiting =
    (!area && isToCome) || [trend, kinds, policing, year].some(({ isLoading }) => isLoading);
  const series = combineLoads([policing], [trend, year]);
  return (
    <article className={`${report.report} ${styles.report}`}>
      <ReportHeading area={id} name={name} onClear={props.onClear} />
      <div className={report.sentence} aria-live="polite">
        {described ? (
          <Sentences sentences={describeArea(intl, described)} />
        ) : (
          waiting && <span className={report.lines} />
        )}
      </div>
      {yearPath !== null && (
        <p className={styles.offer}>
          <YearSuggestion path={yearPath} />
        </p>
      )}
      {unranked && (
        <p className={report.notice}>
          <UnrankedText
            because={unranked}
            residents={area.population}
            count={area.total_crime_count}
          />
        </p>
      )}
      {/* spec 4: statistics are hidden when ranking is N/A */}
      {area && !unranked && (
        <ReportFigures
          area={area}
          rankedCount={data.rankedCount}
          allCrime={shown.bigBundle === null}
        />
      )}
      {!area && waiting && <div className={styles.figuresPlace} />}
      {isNeighborhood && name !== undefined && (
        <Link
          to={trackerPath('neighborhood', id)}
          className={`${plain.button} ${filled.button} no-print`}
        >
          <Text id="report.toPage" values={{ name }} />
        </Link>
      )}
      {area && !unranked && (
        <HowSure line={null}>
          <p>
            <Sentences sentences={described ? describeCertainty(intl, described) : []} />
          </p>
          <ManyVisitors area={area} partition={shown.partition} />
        </HowSure>
      )}
      {area && series.failure !== null && <LoadPlaceholder loads={series}>{null}</LoadPlaceholder>}
      {unranked === 'not-recorded' ? null : ready ? (
        <ReportChart
          area={id}
          points={buildReportSeries(trends, breaks, chartMonthRange(shown.period, range, through))}
          newest={through}
          range={range}
          breaks={breaks}
          file={{
            counted: { id, name: name ?? id, crimes_counted: formatCrimesCounted(shown) },
            police: police.get(id),
          }}
          residents={unranked === null ? area.population : null}
          measure={state.measure}
          crimeSelection={shown}
          hasMeasureSwitch
          onMeasure={props.onMeasure}
        />
      ) : (
        waiting && <div className={styles.chartPlace} />
      )}
      {ready && detail && (
        <CrimeKindBreakdown
          detail={detail}
          when={formatPeriodPhrase(intl, range, through)}
          area={isNeighborhood ? id : null}
        />
      )}
      {waiting && <div className={styles.kindsPlace} />}
      {ready && !detail && (
        <LoadPlaceholder loads={combineLoads([kinds], [])}>{null}</LoadPlaceholder>
      )}
      {!waiting && (
        <>
          {isNeighborhood && name !== undefined && (
            <p className={styles.ways}>
              <CompareLink area={id} />
            </p>
          )}
          <p className={styles.police}>
            <PolicedBy
              agencies={police?.get(id)?.agencies ?? []}
              area={isNeighborhood ? id : undefined}
            />
            {partialCoverage && (
              <>
                {' '}
                <Text
                  id={
                    partialCoverage.of === 'residents'
                      ? 'coverage.why.partOfResidents'
                      : 'coverage.why.partOfArea'
                  }
                  values={{ share: intl.formatNumber(partialCoverage.share, { style: 'percent' }) }}
                />
              </>
            )}
          </p>
          {data.status && <CrimeProvenance status={data.status} />}
          {name !== undefined && (
            <AreaContacts key={id} partition={shown.partition} area={id} name={name} />
          )}
        </>
      )}
    </article>
  );
}

function singleOf(
  { single }: SafetyMapData,
  id: AreaId,
): NonNullable<AreaSentenceInput['single']> | null {
  const recent = single?.counts.get(id);
  return single && recent != null ? { since: single.since, recent } : null;
}

/** Loads the report's data in parallel with the figures of all areas. */
function useReportLoads(
  crime: Omit<CrimeSelection, 'range'> & Pick<SafetyMapState, 'period'>,
  crimeSelection: CrimeSelection | null,
  through: YearMonth | null,
  area: AreaId,
) {
  const chart =
    crimeSelection &&
    through !== null &&
    chartMonthRange(crime.period, crimeSelection.range, through);
  const months = chart ? countTrendMonths(chart, through) : 24;
  // loaded up front: the note on visitors would shift the chart if it came later
  useQuery(daytimeQuery(crimeSelection?.partition ?? crime.partition));
  const year = useQuery(yearBeforeQuery(crimeSelection, [area]));
  return {
    trend: useQuery(monthlyTrendQuery(crime, area, months)),
    kinds: useQuery(areaDetailQuery(crimeSelection, area)),
    year,
    longer: useLongerPeriod(crimeSelection, area, year.data?.[0]?.expected ?? null),
  };
}

function Sentences(props: { sentences: readonly MessageWithValues[] }) {
  return props.sentences.map((sentence) => (
    <span key={sentence.id}>
      <Text id={sentence.id} values={{ ...sentence.values }} />{' '}
    </span>
  ));
}
