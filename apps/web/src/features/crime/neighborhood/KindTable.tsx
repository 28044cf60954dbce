import type { CrimeStatus } from '@townlight/contract/crime';
import { RANKING_ROWS, TOO_FEW_TO_RATE, UNSTABLE_BELOW } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatCrimeName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from '../../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../../tables/SeeAll.tsx';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { SingleRows } from '../single/SingleRows.tsx';
import { ChangeMark } from '../trackers/ChangeMark.tsx';
import { PhoneChange, PhoneTableNote, RankMovesNote } from '../trackers/PhoneTable.tsx';
import { RankMove } from '../trackers/RankMove.tsx';
import { RateFigure } from '../trackers/RateFigure.tsx';
import type { KindRow } from './kind-rows.ts';

/** The crime types of a neighborhood, at most ten until expanded. // spec 9 */
export function KindTable(props: {
  area: AreaId;
  name: string;
  rows: readonly KindRow[];
  /** `null` where there is no rate: incomplete, an outlier, or residents unknown. */
  residents: number | null;
  /** All departments have supplied their records; otherwise a missing row does not mean no reports. */
  complete: boolean;
  period: TrackerPeriod;
  status: CrimeStatus | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const [isExpanded, setIsExpanded] = useSeeAll();
  const { period, name, status } = props;
  const single = status?.counted_singly ?? [];
  const rows = props.rows.filter((row) => !single.includes(row.name));
  // spec 9: at most ten rows, with those of which each one matters
  const most = RANKING_ROWS - single.length;
  const shown = isExpanded ? rows : rows.slice(0, most);
  return (
    <section>
      <h2 className={styles.title} id="kinds">
        <Text
          id="neighborhood.table"
          values={{ name, period: formatPeriodTitle(intl, period.range) }}
        />
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="kinds">
          <thead>
            <tr>
              <th scope="col" className={styles.left}>
                <Text id="kinds.crime" />
              </th>
              <th scope="col">
                <Text id="kinds.reports" />
              </th>
              <th scope="col">
                <Text id="kinds.rate" />
              </th>
              <th scope="col" className={styles.rankHead}>
                <Text id="kinds.rank" />
              </th>
              <th scope="col" className={styles.wide}>
                {text('kinds.usual')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <Link to={crimeTypePath(row.name, props.area, period.history === 'yearly')}>
                    {formatCrimeName(intl, row.name)}
                  </Link>
                  <PhoneChange change={row.change} />
                </th>
                <td>{intl.formatNumber(row.count)}</td>
                <td>
                  <RateFigure count={row.count} residents={props.residents} />
                </td>
                <td>
                  <span className={styles.rank}>
                    <span>{intl.formatNumber(row.rank)}</span>
                    {row.risen !== null && <RankMove places={row.risen} />}
                  </span>
                </td>
                <td className={styles.wide}>
                  <ChangeMark change={row.change} />
                </td>
              </tr>
            ))}
            {status && (rows.length > 0 || props.complete) && (
              <SingleRows
                area={props.area}
                period={period}
                status={status}
                rows={props.rows}
                residents={props.residents}
              />
            )}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <p className={styles.notes}>
          {props.complete ? (
            <Text id="kinds.none" />
          ) : (
            <Text id="kinds.noRecords" values={{ period: formatPeriodTitle(intl, period.range) }} />
          )}
        </p>
      )}
      {rows.length > most && (
        <SeeAll
          count={rows.length + single.length}
          isExpanded={isExpanded}
          onExpandedChange={setIsExpanded}
        />
      )}
      <p className={styles.notes}>
        <Text id="kinds.positionNote" values={{ name }} />{' '}
        {rows.some((row) => row.risen !== null) && <RankMovesNote period={period} />}
        {rows.length > 0 && <PhoneTableNote />}{' '}
        <Text id="kinds.few" values={{ few: TOO_FEW_TO_RATE }} />{' '}
        <Text id="kinds.unstable" values={{ unstable: UNSTABLE_BELOW }} /> <CrimeTypeMeaningLink />
      </p>
    </section>
  );
}
