import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RowBars } from '../../../charts/RowBars.tsx';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import table from '../../../tables/ranking-table.module.css';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import { RankMove } from '../trackers/RankMove.tsx';
import { RateFigure } from '../trackers/RateFigure.tsx';
import styles from './KindTable.module.css';

/** A crime type of a neighborhood: its rank, months, counts and rate. */
export function KindTableRow(props: {
  area: AreaId;
  crime: string;
  yearly: boolean;
  /** `null` without a report. */
  rank: number | null;
  /** Places risen since the equal period before; `null` where that is not stated. */
  risen: number | null;
  /** How the count compares, under the name. */
  note: ReactNode;
  /** The counts of the last 12 months, oldest first; `undefined` while they load. */
  months: readonly (number | null)[] | undefined;
  /** `null` where it is not recorded. */
  count: number | null;
  /** The same months a year earlier; `null` where they cannot be compared. */
  before: number | null;
  residents: number | null;
  className?: string | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const { area, crime, rank, risen, months, count, before } = props;
  return (
    <tr className={props.className}>
      <td className={styles.rank}>
        {rank !== null && intl.formatNumber(rank)}
        {risen !== null && (
          <span className={table.small}>
            <RankMove places={risen} />
          </span>
        )}
      </td>
      <th scope="row">
        <Link to={crimeTypePath(crime, area, props.yearly)}>{formatCrimeName(intl, crime)}</Link>
        {props.note}
      </th>
      <td>{months && <RowBars counts={months} />}</td>
      <td>
        <b>{count === null ? text('tracker.notAvailable') : intl.formatNumber(count)}</b>
      </td>
      <td>{before === null ? text('tracker.noRank') : intl.formatNumber(before)}</td>
      <td className={table.wide}>
        <RateFigure count={count ?? 0} residents={props.residents} />
      </td>
    </tr>
  );
}
