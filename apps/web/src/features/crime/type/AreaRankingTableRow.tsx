import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import { RowBars } from '../../../charts/RowBars.tsx';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from '../../../tables/ranking-table.module.css';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import { reasonMessageId } from '../figures/unranked-reason.ts';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import type { RecentCounts } from '../single/use-singly-counted-crime-history.ts';
import { RowChange } from '../trackers/ChangeMark.tsx';
import { RankMove } from '../trackers/RankMove.tsx';
import { RateFigure } from '../trackers/RateFigure.tsx';
import rankingStyles from './AreaRanking.module.css';
import type { AreaRankingRow } from './area-ranking-rows.ts';

/** An area under one crime: its rank, rate, months and counts. */
export function AreaRankingTableRow(props: {
  row: AreaRankingRow;
  /** The name of the type. */
  crime: string;
  isYearly: boolean;
  /** By rate or by count; `null` where it has none. */
  rank: number | null;
  partition: MapPartition;
  /** The counts of the last 12 months, oldest first; `undefined` while they load. */
  months: readonly (number | null)[] | undefined;
  /** The reports of the last 36 months by area, for a crime of which each one matters. */
  single: RecentCounts | null;
  /** Many visitors come here per resident. */
  readsHigh: boolean;
  isDetached: boolean;
  isMarked: boolean;
}) {
  const intl = useIntl();
  const text = useText();
  const { row, rank, partition, single, months } = props;
  const { change } = row;
  const to =
    partition === 'neighborhoods'
      ? crimeTypePath(props.crime, row.id, props.isYearly)
      : safetyMapPath({ partition, area: row.id });
  const classes = [
    props.isDetached && rankingStyles.separate,
    props.isMarked && rankingStyles.marked,
  ];
  return (
    <tr className={classes.filter(Boolean).join(' ')}>
      <td className={`${rankingStyles.rankColumn} ${styles.left}`}>
        {rank === null ? (
          <span className={`${styles.quiet} ${rankingStyles.noRank}`}>
            {text(row.unranked === null ? 'tracker.noRank' : 'table.notRanked')}
          </span>
        ) : (
          <>
            <b>{intl.formatNumber(rank)}</b>
            {rank === row.rank && row.risen !== null && (
              <span className={styles.small}>
                <RankMove places={row.risen} />
              </span>
            )}
          </>
        )}
      </td>
      <th scope="row" className={`${rankingStyles.name} ${styles.left}`}>
        <Link to={to}>{row.name}</Link>
        {props.readsHigh && (
          <span className={styles.small}>
            <Text id="visitors.row" />
          </span>
        )}
        {single ? (
          <span className={styles.small}>
            {text('single.under', {
              recent: intl.formatNumber(single.counts.get(row.id) ?? 0),
              since: formatMonth(intl, single.since, 'short'),
            })}
          </span>
        ) : (
          <RowChange change={change} />
        )}
      </th>
      <td>
        {row.unranked === null ? (
          <RateFigure count={row.count ?? 0} residents={row.residents} />
        ) : (
          <span className={styles.quiet}>{text(reasonMessageId(row.unranked, row.residents))}</span>
        )}
      </td>
      <td className={styles.wide}>{months && <RowBars counts={months} />}</td>
      <td>
        {row.count === null ? (
          <span className={styles.quiet}>{text('tracker.notAvailable')}</span>
        ) : (
          <b>{intl.formatNumber(row.count)}</b>
        )}
      </td>
      <td>
        {change.kind === 'not-comparable'
          ? text('tracker.noRank')
          : intl.formatNumber(change.before)}
      </td>
    </tr>
  );
}
