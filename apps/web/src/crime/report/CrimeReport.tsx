import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ReportHeading } from '../../area-map/ReportHeading.tsx';
import type { Measure } from '../../charts/bar-points.ts';
import { Text } from '../../language/Text.tsx';
import { loadsOf } from '../../net/loads.ts';
import { PartPlace } from '../../notices/PartPlace.tsx';
import { isOutside } from '../../time/beyond-records.ts';
import { inPeriod } from '../../time/period-text.ts';
import { chartMonths, trendMonths } from '../../time/trend-months.ts';
import { WhoToAsk } from '../../who-to-ask/index.ts';
import type { CrimeQuestion } from '../api/crime-question.ts';
import { NO_BREAKS, useAreaAgencies } from '../api/use-area-agencies.ts';
import { useAreaDetail } from '../api/use-area-detail.ts';
import { useDaytime } from '../api/use-daytime.ts';
import { useMonthlyTrend } from '../api/use-monthly-trend.ts';
import { useYearBefore } from '../api/use-year-before.ts';
import { CompareLink } from '../compare/CompareLink.tsx';
import { unrankedBecause } from '../figures/area-standing.ts';
import { CrimeTruth } from '../figures/CrimeTruth.tsx';
import { ManyVisitors } from '../figures/ManyVisitors.tsx';
import { PolicedBy } from '../figures/PolicedBy.tsx';
import { reportSeries } from '../figures/report-series.ts';
import { UnrankedText } from '../figures/UnrankedText.tsx';
import { crimesCounted } from '../files/crimes-counted.ts';
import { yearOfferPath } from '../overview/use-overview.ts';
import { YearOffer } from '../overview/YearOffer.tsx';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import { Breakdown } from './Breakdown.tsx';
import styles from './CrimeReport.module.css';
import { describeArea, type Sentence } from './describe-area.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportFigures } from './ReportFigures.tsx';

/** The report of the selected area: name, sentence, figures, chart, kinds, and provenance. */
export function CrimeReport(props: {
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
  useReportLoads(state, data.asked, through, id);
  const { trend, kinds, year } = useReportLoads(shown, data.question, through, id);
  const isNeighborhood = shown.partition === 'neighborhoods';
  const trends = trend.data;
  const detail = kinds.data;
  const policing = useAreaAgencies(state.partition);
  const police = policing.data;
  const breaks = police?.get(id)?.breaks ?? NO_BREAKS;
  const area = data.crimes?.get(id);
  const name = data.names.get(id);

  if (data.shapes !== undefined && name === undefined) {
    return (
      <p>
        <Text id="report.unknownArea" values={{ area: id }} />
      </p>
    );
  }
  const ready = area && range && through !== null && trends && police && !year.isLoading;
  const sentences = ready
    ? describeArea(intl, {
        state: shown,
        range,
        through,
        area,
        trajectory: data.trajectories?.get(id),
        rankedCount: data.rankedCount,
        yearBefore: year.data?.[0] ?? null,
      })
    : [];
  const unranked = area && unrankedBecause(area);
  const yearPath = range && shown.mode === 'traj' ? yearOfferPath(shown, range, data.status) : null;
  const inPart = police?.get(id)?.inPart ?? null;
  // Content that the figures would push down waits for them.
  const isToCome = data.trouble === null && !isOutside(data.reach?.beyond ?? null);
  const waiting =
    (!area && isToCome) || [trend, kinds, policing, year].some(({ isLoading }) => isLoading);
  const series = loadsOf([policing], [trend, year]);
  return (
    <article className={styles.report}>
      <ReportHeading area={id} name={name} onClear={props.onClear} />
      <div className={styles.sentence} aria-live="polite">
        {ready ? <Sentences sentences={sentences} /> : waiting && <span className={styles.lines} />}
      </div>
      {yearPath !== null && (
        <p className={styles.offer}>
          <YearOffer path={yearPath} />
        </p>
      )}
      {unranked && (
        <p className={styles.missing}>
          <UnrankedText
            because={unranked}
            residents={area.population}
            count={area.total_crime_count}
          />
        </p>
      )}
      {/* spec 4: statistics are hidden when ranking is N/A */}
      {area && !unranked && (
        <>
          <ReportFigures
            area={area}
            rankedCount={data.rankedCount}
            allCrime={shown.bigBundle === null}
          />
          <ManyVisitors area={area} partition={shown.partition} />
        </>
      )}
      {!area && waiting && <div className={styles.figuresPlace} />}
      {area && series.trouble !== null && <PartPlace loads={series}>{null}</PartPlace>}
      {unranked === 'not-recorded' ? null : ready ? (
        <ReportChart
          area={id}
          points={reportSeries(trends, breaks, chartMonths(shown.period, range, through))}
          newest={through}
          range={range}
          breaks={breaks}
          file={{
            counted: { id, name: name ?? id, crimes_counted: crimesCounted(shown) },
            police: police.get(id),
          }}
          residents={unranked === null ? area.population : null}
          measure={state.measure}
          question={shown}
          onMeasure={props.onMeasure}
        />
      ) : (
        waiting && <div className={styles.chartPlace} />
      )}
      {ready && detail && (
        <Breakdown
          detail={detail}
          when={inPeriod(intl, range, through)}
          area={isNeighborhood ? id : null}
        />
      )}
      {waiting && <div className={styles.kindsPlace} />}
      {ready && !detail && <PartPlace loads={loadsOf([kinds], [])}>{null}</PartPlace>}
      {!waiting && (
        <>
          {isNeighborhood && name !== undefined && (
            <p className={styles.ways}>
              <Link to={trackerPath('neighborhood', id)}>
                <Text id="report.toPage" values={{ name }} />
              </Link>
              <CompareLink area={id} />
            </p>
          )}
          <p className={styles.police}>
            <PolicedBy
              agencies={police?.get(id)?.agencies ?? []}
              area={isNeighborhood ? id : undefined}
            />
            {inPart && (
              <>
                {' '}
                <Text
                  id={
                    inPart.of === 'residents'
                      ? 'coverage.why.partOfResidents'
                      : 'coverage.why.partOfArea'
                  }
                  values={{ share: intl.formatNumber(inPart.share, { style: 'percent' }) }}
                />
              </>
            )}
          </p>
          {data.status && <CrimeTruth status={data.status} />}
          {name !== undefined && (
            <WhoToAsk key={id} partition={shown.partition} area={id} name={name} />
          )}
        </>
      )}
    </article>
  );
}

/** Loads the report's data in parallel with the figures of all areas. */
function useReportLoads(
  crime: Omit<CrimeQuestion, 'range'> & Pick<SafetyMapState, 'period'>,
  question: CrimeQuestion | null,
  through: YearMonth | null,
  area: AreaId,
) {
  const chart = question && through !== null && chartMonths(crime.period, question.range, through);
  const months = chart ? trendMonths(chart, through) : 24;
  // loaded up front: the note on visitors would shift the chart if it came later
  useDaytime(question?.partition ?? crime.partition);
  return {
    trend: useMonthlyTrend(crime, area, months),
    kinds: useAreaDetail(question, area),
    year: useYearBefore(question, [area]),
  };
}

function Sentences(props: { sentences: readonly Sentence[] }) {
  return props.sentences.map((sentence) => (
    <span key={sentence.id}>
      <Text id={sentence.id} values={{ ...sentence.values }} />{' '}
    </span>
  ));
}
