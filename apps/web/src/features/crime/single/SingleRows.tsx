import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth } from '../../../i18n/figures.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from '../../../tables/ranking-table.module.css';
import { areaDetailQuery } from '../api/crime-queries.ts';
import { crimeTypePath } from '../figures/crime-type-path.ts';
import type { KindRow } from '../neighborhood/kind-rows.ts';
import mark from '../trackers/ChangeMark.module.css';
import { RateFigure } from '../trackers/RateFigure.tsx';
import { findSingleCountRange } from './find-single-count-range.ts';

/** Rows of the crimes of which each one matters, also those without a report, with the last 36 months. */
export function SingleRows(props: {
  area: AreaId;
  period: TrackerPeriod;
  status: CrimeStatus;
  /** The rows of the reported crime types. */
  rows: readonly KindRow[];
  residents: number | null;
}) {
  const intl = useIntl();
  const text = useText();
  const { area, period, status } = props;
  const types = status.counted_singly;
  const range = findSingleCountRange(status, types, period.range.to);
  const selection = range && {
    ...({ partition: 'neighborhoods', range, bigBundle: null, smallBundles: types } as const),
  };
  const detail = useQuery(areaDetailQuery(selection, area)).data;
  const found = detail?.big_bundles?.flatMap((big) => big.small_bundles) ?? [];
  if (range === null) return null;
  return types.map((type) => {
    const row = props.rows.find(({ name }) => name === type);
    const recent = found.find(({ name }) => name === type)?.total_crime_count;
    const isUnrecorded = row === undefined && recent === null;
    const count = isUnrecorded ? text('tracker.notAvailable') : intl.formatNumber(row?.count ?? 0);
    const recentText = text('single.under', {
      recent: recent == null ? text('tracker.notAvailable') : intl.formatNumber(recent),
      since: formatMonth(intl, range.from, 'short'),
    });
    return (
      <tr key={type}>
        <th scope="row">
          <Link to={crimeTypePath(type, area, period.history === 'yearly')}>
            {formatCrimeName(intl, type)}
          </Link>
          <span className={`${styles.phone} ${styles.small}`}>{recentText}</span>
        </th>
        <td>{count}</td>
        <td>
          <RateFigure count={row?.count ?? 0} residents={props.residents} />
        </td>
        <td>
          <span className={styles.rank}>{row ? intl.formatNumber(row.rank) : null}</span>
        </td>
        <td className={styles.wide}>
          <span className={`${mark.mark} ${mark.quiet}`}>{recentText}</span>
        </td>
      </tr>
    );
  });
}
