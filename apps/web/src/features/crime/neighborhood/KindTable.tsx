import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { RANKING_ROWS, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import table from '../../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../../tables/SeeAll.tsx';
import { monthlyTypesQuery } from '../api/tracker-queries.ts';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { SingleRows } from '../single/SingleRows.tsx';
import { RowChange } from '../trackers/ChangeMark.tsx';
import { RankMovesNote } from '../trackers/RankMove.tsx';
import { isUnstable, RateIntervals } from '../trackers/RateIntervals.tsx';
import { formatUnusualCrimeTypes } from './format-unusual-crime-types.ts';
import styles from './KindTable.module.css';
import { KindTableRow } from './KindTableRow.tsx';
import type { CrimeTypeRow } from './kind-rows.ts';

/** The crime types of a neighborhood, at most ten until expanded. // spec 9 */
export function KindTable(props: {
  area: AreaId;
  name: string;
  rows: readonly CrimeTypeRow[];
  /** Number of reports in no crime type, which no row counts. */
  withoutType: number;
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
  const yearly = period.history === 'yearly';
  const months = useQuery(monthlyTypesQuery(props.area, period.range.to)).data;
  const plain = text('neighborhood.table', { name, period: formatPeriodTitle(intl, period.range) });
  const finding = formatUnusualCrimeTypes(intl, rows);
  return (
    <section className={table.rated}>
      <h2 className={table.title} id="kinds">
        {finding ?? plain}
      </h2>
      {finding !== null && <p className={table.notes}>{plain}</p>}
      <div className={table.scroll}>
        <table className={`${table.table} ${styles.table}`} aria-labelledby="kinds">
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <span className="visually-hidden">
                  <Text id="kinds.rank" />
                </span>
              </th>
              <th scope="col" className={table.left}>
                <Text id="kinds.crime" />
              </th>
              <th scope="col">{text('series.months', { months: TREND_MONTHS })}</th>
              <th scope="col" className={table.month}>
                {yearly ? text('kinds.reports') : formatMonth(intl, period.range.to, 'short')}
              </th>
              <th scope="col" className={table.month}>
                {yearly ? text('chart.before') : formatMonth(intl, period.yearBefore.to, 'short')}
              </th>
              <th scope="col" className={table.wide}>
                <Text id="kinds.rate" />
              </th>
            </tr>
          </thead>
          <tbody className={isExpanded ? undefined : styles.short}>
            {shown.map((row) => (
              <KindTableRow
                key={row.name}
                area={props.area}
                crime={row.name}
                yearly={yearly}
                rank={row.rank}
                risen={row.risen}
                note={<RowChange change={row.change} />}
                months={months?.get(row.name)}
                count={row.count}
                before={row.change.kind === 'not-comparable' ? null : row.change.before}
                residents={props.residents}
              />
            ))}
            {status && (rows.length > 0 || props.complete) && (
              <SingleRows
                area={props.area}
                period={period}
                status={status}
                rows={props.rows}
                residents={props.residents}
                months={months}
                className={styles.single}
              />
            )}
          </tbody>
        </table>
      </div>
      {props.withoutType > 0 && (
        <p className={table.notes}>
          <Text id="kinds.withoutType" values={{ count: props.withoutType }} />
        </p>
      )}
      {rows.length === 0 && props.withoutType === 0 && (
        <p className={table.notes}>
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
      <p className={table.notes}>
        {rows.length > 0 && <Text id="kinds.noWords" />}{' '}
        {rows.some((row) => row.risen !== null) && <RankMovesNote period={period} />}{' '}
        <CrimeTypeMeaningLink />
      </p>
      {props.residents !== null && shown.some(({ count }) => isUnstable(count)) && (
        <div className={table.wide}>
          <RateIntervals />
        </div>
      )}
    </section>
  );
}
