import { useQuery } from '@tanstack/react-query';
import { MIN_REPORTS_FOR_RATE, RANKING_ROWS, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { Measure } from '../../../charts/bar-points.ts';
import { MeasureSwitch } from '../../../charts/MeasureSwitch.tsx';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from '../../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../../tables/SeeAll.tsx';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import { daytimeQuery } from '../api/daytime-query.ts';
import { monthlyAreasQuery } from '../api/monthly-areas-query.ts';
import type { RecentCounts } from '../single/use-singly-counted-crime-history.ts';
import { RankMovesNote } from '../trackers/RankMove.tsx';
import { isUnstable, RateIntervals } from '../trackers/RateIntervals.tsx';
import rankingStyles from './AreaRanking.module.css';
import { AreaRankingTableRow } from './AreaRankingTableRow.tsx';
import { type AreaRankingRow, sortRowsByCount } from './area-ranking-rows.ts';

interface AreaRankingProps {
  /** The name that is shown. */
  readonly crime: string;
  /** The name of the type. */
  readonly type: string;
  readonly partition: MapPartition;
  readonly hasZipCodes: boolean;
  readonly period: TrackerPeriod;
  readonly rows: readonly AreaRankingRow[];
  readonly ranked: number;
  /** The reports of the last 36 months by area, for a crime of which each one matters. */
  readonly single: RecentCounts | null;
  /** The area that the reader came from; its row is always shown. */
  readonly marked: AreaId | null;
  readonly onPartition: (partition: MapPartition) => void;
  /** Whether the rows are ordered by rate or by count. */
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
  readonly onYear: () => void;
}

/** Neighborhoods or zip codes by the rate of one crime, at most ten until expanded. // spec 9 */
export function AreaRanking(props: AreaRankingProps) {
  const text = useText();
  const intl = useIntl();
  const [isExpanded, setIsExpanded] = useSeeAll();
  const { partition, period, crime, measure } = props;
  const byCount = measure === 'count';
  const rows = useMemo(
    () => (byCount ? sortRowsByCount(props.rows) : props.rows),
    [byCount, props.rows],
  );
  const rated = byCount ? rows.length : rows.filter(hasRank).length;
  const first = rows.slice(0, Math.min(RANKING_ROWS, Math.max(rated, 1)));
  const daytime = useQuery(daytimeQuery(partition)).data;
  const readsHigh = (row: AreaRankingRow) =>
    hasRank(row) && daytime?.areas.get(row.id)?.reads_high != null;
  const marked = rows.find((row) => row.id === props.marked);
  const shown = isExpanded ? rows : rated === 0 ? [] : first;
  const detachedRow = !isExpanded && marked && !shown.includes(marked) ? marked : null;
  const listed = detachedRow ? [...shown, detachedRow] : shown;
  const months = useQuery(
    monthlyAreasQuery(
      partition,
      props.type,
      listed.map(({ id }) => id),
      period.range.to,
    ),
  ).data;
  return (
    <section className={styles.rated}>
      <div className={rankingStyles.head}>
        <h2 className={styles.title} id="areas">
          <Text
            id={`crimeType.table.${partition}`}
            values={{ crime, period: formatPeriodTitle(intl, period.range) }}
          />
        </h2>
        <div className={rankingStyles.switches}>
          <MeasureSwitch measure={measure} onMeasure={props.onMeasure} />
          {props.hasZipCodes && (
            <SwitchGroup
              label={text('crimeType.boundaries')}
              param="partition"
              chosen={partition}
              choices={[
                { value: 'neighborhoods', text: text('filters.boundaries.neighborhoods') },
                { value: 'zipcodes', text: text('filters.boundaries.zipcodes') },
              ]}
              onChoose={props.onPartition}
            />
          )}
        </div>
      </div>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${rankingStyles.table}`} aria-labelledby="areas">
          <Head partition={partition} period={period} />
          <tbody>
            {listed.map((row) => (
              <AreaRankingTableRow
                key={row.id}
                row={row}
                crime={props.type}
                isYearly={period.history === 'yearly'}
                rank={byCount ? rankByCount(rows, row) : row.rank}
                partition={partition}
                months={months?.get(row.id)}
                single={props.single}
                readsHigh={readsHigh(row)}
                isDetached={row === detachedRow}
                isMarked={row.id === props.marked}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rated === 0 && !isExpanded && (
        <p className={styles.notes}>
          <Text id="crimeType.noneRated" values={{ few: MIN_REPORTS_FOR_RATE }} />{' '}
          {period.history === 'monthly' && (
            <button type="button" className="link-button" onClick={props.onYear}>
              <Text id="crimeType.tryYear" />
            </button>
          )}
        </p>
      )}
      {rows.length > first.length && (
        <SeeAll count={rows.length} isExpanded={isExpanded} onExpandedChange={setIsExpanded} />
      )}
      <p className={styles.notes}>
        {byCount ? (
          <Text id="crimeType.countNote" />
        ) : props.ranked === 0 || rated === 0 ? null : (
          <>
            <Text
              id="crimeType.rankNote"
              values={{ ranked: props.ranked, few: MIN_REPORTS_FOR_RATE }}
            />{' '}
            <RankMovesNote period={period} />
          </>
        )}
        {props.single ? (
          <>
            {' '}
            <Text id="single.note" values={{ few: MIN_REPORTS_FOR_RATE }} />
          </>
        ) : (
          <>
            {' '}
            <Text id="kinds.noWords" />
          </>
        )}
      </p>
      {listed.some(({ count }) => isUnstable(count)) && <RateIntervals />}
    </section>
  );
}

function Head({ partition, period }: Pick<AreaRankingProps, 'partition' | 'period'>) {
  const intl = useIntl();
  const text = useText();
  const yearly = period.history === 'yearly';
  return (
    <thead>
      <tr>
        <th scope="col" className={`${rankingStyles.rankColumn} ${styles.left}`}>
          <Text id="crimeType.rank" />
        </th>
        <th scope="col" className={`${rankingStyles.name} ${styles.left}`}>
          <Text
            id={partition === 'neighborhoods' ? 'crimeType.neighborhood' : 'crimeType.zipcode'}
          />
        </th>
        <th scope="col">
          <Text id="kinds.rate" />
        </th>
        <th scope="col" className={styles.wide}>
          {text('series.months', { months: TREND_MONTHS })}
        </th>
        <th scope="col" className={styles.month}>
          {yearly ? text('kinds.reports') : formatMonth(intl, period.range.to, 'short')}
        </th>
        <th scope="col" className={styles.month}>
          {yearly ? text('chart.before') : formatMonth(intl, period.yearBefore.to, 'short')}
        </th>
      </tr>
    </thead>
  );
}

const hasRank = ({ rank }: AreaRankingRow) => rank !== null;

/** Returns the rank by count; `null` where the count is unknown. */
function rankByCount(rows: readonly AreaRankingRow[], { count }: AreaRankingRow): number | null {
  return count === null ? null : 1 + rows.filter((row) => (row.count ?? 0) > count).length;
}
