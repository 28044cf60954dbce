import { poissonInterval, RANKING_ROWS, TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MapPartition } from '../../area-map/area-map-subject.ts';
import type { Measure } from '../../charts/bar-points.ts';
import { MeasureSwitch } from '../../charts/MeasureSwitch.tsx';
import { formatMonth, formatRate } from '../../language/figures.ts';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { SwitchGroup } from '../../look/SwitchGroup.tsx';
import styles from '../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../tables/SeeAll.tsx';
import { periodTitle } from '../../time/period-text.ts';
import type { TrackerPeriod } from '../../time/tracker-period.ts';
import { useDaytime } from '../api/use-daytime.ts';
import { unrankedWord } from '../figures/area-standing.ts';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import { ChangeMark } from '../trackers/ChangeMark.tsx';
import { ChangeUnder } from '../trackers/ChangeUnder.tsx';
import { IntervalMark } from '../trackers/IntervalMark.tsx';
import { scaleEnd } from '../trackers/interval-scale.ts';
import { MovesNote } from '../trackers/MovesNote.tsx';
import { RankMove } from '../trackers/RankMove.tsx';
import { UnderNote } from '../trackers/UnderNote.tsx';
import own from './AreaRanking.module.css';
import { type AreaRankingRow, rowsByCount } from './area-ranking-rows.ts';

interface AreaRankingProps {
  readonly crime: string;
  readonly partition: MapPartition;
  readonly period: TrackerPeriod;
  readonly rows: readonly AreaRankingRow[];
  readonly ranked: number;
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
  const [whole, setWhole] = useSeeAll();
  const { partition, period, crime, measure } = props;
  const byCount = measure === 'count';
  const rows = useMemo(
    () => (byCount ? rowsByCount(props.rows) : props.rows),
    [byCount, props.rows],
  );
  const rated = byCount ? rows.length : rows.filter(hasRank).length;
  const first = rows.slice(0, Math.min(RANKING_ROWS, Math.max(rated, 1)));
  const daytime = useDaytime(partition).data;
  const readsHigh = (row: AreaRankingRow) =>
    hasRank(row) && daytime?.areas.get(row.id)?.reads_high != null;
  const marked = rows.find((row) => row.id === props.marked);
  const shown = whole ? rows : rated === 0 ? [] : first;
  const apart = !whole && marked && !shown.includes(marked) ? marked : null;
  const ends = [...shown, ...(apart ? [apart] : [])].filter(hasRank).map(highestRate);
  const furthest = scaleEnd(ends);
  return (
    <section>
      <div className={own.head}>
        <h2 className={styles.title} id="areas">
          <Text
            id={`crimeType.table.${partition}`}
            values={{ crime, period: periodTitle(intl, period.range) }}
          />
        </h2>
        <div className={own.switches}>
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
        <table className={`${styles.table} ${own.table}`} aria-labelledby="areas">
          <Head {...props} />
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
            {apart && (
              <Row row={apart} furthest={furthest} readsHigh={readsHigh(apart)} apart {...props} />
            )}
          </tbody>
        </table>
      </div>
      {rated === 0 && !whole && (
        <p className={styles.notes}>
          <Text id="crimeType.noneRated" values={{ few: TOO_FEW_TO_RATE }} />{' '}
          {period.history === 'monthly' && (
            <button type="button" className={own.year} onClick={props.onYear}>
              <Text id="crimeType.tryYear" />
            </button>
          )}
        </p>
      )}
      {rows.length > first.length && (
        <SeeAll count={rows.length} whole={whole} onWhole={setWhole} />
      )}
      <p className={styles.notes}>
        {ends.some((end) => end > furthest) && (
          <span className={own.scale}>
            <Text id="crimeType.scale" values={{ end: formatRate(intl, furthest) }} />{' '}
          </span>
        )}
        {byCount ? (
          <Text id="crimeType.countNote" />
        ) : props.ranked === 0 || rated === 0 ? null : (
          <>
            <Text id="crimeType.rankNote" values={{ ranked: props.ranked, few: TOO_FEW_TO_RATE }} />{' '}
            <MovesNote period={period} />
          </>
        )}
        <UnderNote period={period} />
      </p>
    </section>
  );
}

function Head({ partition, period }: AreaRankingProps) {
  const intl = useIntl();
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${own.rankColumn} ${styles.left}`}>
          <Text id="crimeType.rank" />
        </th>
        <th scope="col" className={`${own.name} ${styles.left}`}>
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
          {period.history === 'monthly'
            ? text('kinds.against.month', {
                month: formatMonth(intl, period.yearBefore.to, 'short'),
              })
            : text('kinds.against.year')}
        </th>
      </tr>
    </thead>
  );
}

const hasRank = ({ rank }: AreaRankingRow) => rank !== null;

/** Returns the upper end of the interval of a row's rate. */
function highestRate({ count, residents }: AreaRankingRow): number {
  return residents ? poissonInterval(count ?? 0).high / residents : 0;
}

const hasMoreThan = (count: number) => (row: AreaRankingRow) => (row.count ?? 0) > count;

function Row(
  props: AreaRankingProps & {
    row: AreaRankingRow;
    furthest: number;
    /** Many visitors come here per resident. */
    readsHigh: boolean;
    apart?: boolean;
  },
) {
  const intl = useIntl();
  const text = useText();
  const { row, partition } = props;
  return (
    <tr className={`${props.apart ? own.apart : ''} ${row.id === props.marked ? own.marked : ''}`}>
      <td className={`${own.rankColumn} ${styles.left}`}>
        {props.measure === 'count' && row.count !== null ? (
          <b>{intl.formatNumber(1 + props.rows.filter(hasMoreThan(row.count)).length)}</b>
        ) : row.rank !== null ? (
          <span className={styles.rank}>
            <b>{intl.formatNumber(row.rank)}</b>
            {row.risen !== null && <RankMove places={row.risen} />}
          </span>
        ) : (
          <span className={`${styles.quiet} ${own.noRank}`}>
            {text(row.unranked === null ? 'tracker.noRank' : 'table.notRanked')}
          </span>
        )}
      </td>
      <th scope="row" className={`${own.name} ${styles.left}`}>
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
        <ChangeUnder change={row.change} />
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
        <ChangeMark change={row.change} />
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
            ? text(unrankedWord(row.unranked, row.residents))
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
  return <IntervalMark count={row.count} residents={row.residents} furthest={props.furthest} />;
}
