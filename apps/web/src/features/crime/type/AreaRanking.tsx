import { useQuery } from '@tanstack/react-query';
import { computePoissonInterval, RANKING_ROWS, TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { Measure } from '../../../charts/bar-points.ts';
import { MeasureSwitch } from '../../../charts/MeasureSwitch.tsx';
import { formatMonth, formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from '../../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../../tables/SeeAll.tsx';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import { daytimeQuery } from '../api/daytime-query.ts';
import { reasonMessageId } from '../figures/unranked-reason.ts';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import type { RecentCounts } from '../single/use-recent-counts.ts';
import { ChangeMark } from '../trackers/ChangeMark.tsx';
import { computeScaleEnd } from '../trackers/interval-scale.ts';
import { PhoneChange, PhoneTableNote, RankMovesNote } from '../trackers/PhoneTable.tsx';
import { RankMove } from '../trackers/RankMove.tsx';
import { RateIntervalCells } from '../trackers/RateIntervalCells.tsx';
import rankingStyles from './AreaRanking.module.css';
import { type AreaRankingRow, sortRowsByCount } from './area-ranking-rows.ts';

interface AreaRankingProps {
  readonly crime: string;
  readonly partition: MapPartition;
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
  const ends = [...shown, ...(detachedRow ? [detachedRow] : [])].filter(hasRank).map(highestRate);
  const furthest = computeScaleEnd(ends);
  return (
    <section>
      <div className={rankingStyles.head}>
        <h2 className={styles.title} id="areas">
          <Text
            id={`crimeType.table.${partition}`}
            values={{ crime, period: formatPeriodTitle(intl, period.range) }}
          />
        </h2>
        <div className={rankingStyles.switches}>
          <MeasureSwitch measure={measure} onMeasure={props.onMeasure} />
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
        </div>
      </div>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${rankingStyles.table}`} aria-labelledby="areas">
          <Head partition={props.partition} single={props.single} />
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.id}
                row={row}
                furthest={furthest}
                readsHigh={readsHigh(row)}
                {...props}
              />
            ))}
            {detachedRow && (
              <Row
                row={detachedRow}
                furthest={furthest}
                readsHigh={readsHigh(detachedRow)}
                isDetached
                {...props}
              />
            )}
          </tbody>
        </table>
      </div>
      {rated === 0 && !isExpanded && (
        <p className={styles.notes}>
          <Text id="crimeType.noneRated" values={{ few: TOO_FEW_TO_RATE }} />{' '}
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
        {ends.some((end) => end > furthest) && (
          <span className={rankingStyles.scale}>
            <Text id="crimeType.scale" values={{ end: formatRate(intl, furthest) }} />{' '}
          </span>
        )}
        {byCount ? (
          <Text id="crimeType.countNote" />
        ) : props.ranked === 0 || rated === 0 ? null : (
          <>
            <Text id="crimeType.rankNote" values={{ ranked: props.ranked, few: TOO_FEW_TO_RATE }} />{' '}
            <RankMovesNote period={period} />
          </>
        )}
        {props.single ? (
          <>
            {' '}
            <Text id="single.note" values={{ few: TOO_FEW_TO_RATE }} />
          </>
        ) : (
          <PhoneTableNote />
        )}
      </p>
    </section>
  );
}

function Head({ partition, single }: Pick<AreaRankingProps, 'partition' | 'single'>) {
  const intl = useIntl();
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
          <Text id="kinds.reports" />
        </th>
        <th scope="col">
          <Text id="kinds.rate" />
        </th>
        <th scope="col" className={styles.wide}>
          <Text id="crimeType.interval" />
        </th>
        <th scope="col" className={styles.wide}>
          {single ? (
            <Text id="single.since" values={{ since: formatMonth(intl, single.since, 'short') }} />
          ) : (
            <Text id="kinds.usual" />
          )}
        </th>
      </tr>
    </thead>
  );
}

const hasRank = ({ rank }: AreaRankingRow) => rank !== null;

/** Returns the upper end of the interval of a row's rate. */
function highestRate({ count, residents }: AreaRankingRow): number {
  return residents ? computePoissonInterval(count ?? 0).high / residents : 0;
}

const hasMoreThan = (count: number) => (row: AreaRankingRow) => (row.count ?? 0) > count;

function Row(
  props: AreaRankingProps & {
    row: AreaRankingRow;
    furthest: number;
    /** Many visitors come here per resident. */
    readsHigh: boolean;
    isDetached?: boolean;
  },
) {
  const intl = useIntl();
  const text = useText();
  const { row, partition, single } = props;
  const recent = single?.counts.get(row.id) ?? null;
  const formatRecent = (count: number | null) =>
    count === null ? text('tracker.notAvailable') : intl.formatNumber(count);
  return (
    <tr
      className={`${props.isDetached ? rankingStyles.separate : ''} ${row.id === props.marked ? rankingStyles.marked : ''}`}
    >
      <td className={`${rankingStyles.rankColumn} ${styles.left}`}>
        {props.measure === 'count' && row.count !== null ? (
          <b>{intl.formatNumber(1 + props.rows.filter(hasMoreThan(row.count)).length)}</b>
        ) : row.rank !== null ? (
          <span className={styles.rank}>
            <b>{intl.formatNumber(row.rank)}</b>
            {row.risen !== null && <RankMove places={row.risen} />}
          </span>
        ) : (
          <span className={`${styles.quiet} ${rankingStyles.noRank}`}>
            {text(row.unranked === null ? 'tracker.noRank' : 'table.notRanked')}
          </span>
        )}
      </td>
      <th scope="row" className={`${rankingStyles.name} ${styles.left}`}>
        {partition === 'neighborhoods' ? (
          <Link to={trackerPath('neighborhood', row.id)}>{row.name}</Link>
        ) : (
          <Link to={safetyMapPath({ partition, area: row.id })}>{row.name}</Link>
        )}
        {props.readsHigh && (
          <span className={styles.small}>
            <Text id="visitors.row" />
          </span>
        )}
        {single ? (
          <span className={`${styles.phone} ${styles.small}`}>
            <Text
              id="single.under"
              values={{
                recent: formatRecent(recent),
                since: formatMonth(intl, single.since, 'short'),
              }}
            />
          </span>
        ) : (
          <PhoneChange change={row.change} />
        )}
      </th>
      <td>
        {row.count === null ? (
          <span className={styles.quiet}>{text('tracker.notAvailable')}</span>
        ) : (
          intl.formatNumber(row.count)
        )}
      </td>
      <Rate {...props} />
      <td className={styles.wide}>
        {single ? formatRecent(recent) : <ChangeMark change={row.change} />}
      </td>
    </tr>
  );
}

function Rate(props: { row: AreaRankingRow; furthest: number }) {
  const text = useText();
  const { row } = props;
  if (row.unranked !== null || !row.residents || row.count === null) {
    return (
      <>
        <td className={styles.quiet}>
          {row.unranked
            ? text(reasonMessageId(row.unranked, row.residents))
            : text('tracker.notAvailable')}
        </td>
        <td className={styles.wide} />
      </>
    );
  }
  if (row.reliability === 'too-few') {
    return (
      <>
        <td className={styles.quiet}>{text('tracker.tooFew')}</td>
        <td className={styles.wide} />
      </>
    );
  }
  return (
    <RateIntervalCells count={row.count} residents={row.residents} furthest={props.furthest} />
  );
}
