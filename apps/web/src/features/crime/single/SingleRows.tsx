import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from '../../../tables/ranking-table.module.css';
import { areaDetailQuery } from '../api/crime-queries.ts';
import { KindTableRow } from '../neighborhood/KindTableRow.tsx';
import type { CrimeTypeRow } from '../neighborhood/kind-rows.ts';
import { findSingleCountRange } from './use-singly-counted-crime-history.ts';

/** Rows of the crimes of which each one matters, also those without a report, with the last 36 months. */
export function SingleRows(props: {
  area: AreaId;
  period: TrackerPeriod;
  status: CrimeStatus;
  /** The rows of the reported crime types. */
  rows: readonly CrimeTypeRow[];
  residents: number | null;
  /** The counts of the last 12 months, by crime type; `undefined` while they load. */
  months: ReadonlyMap<string, readonly (number | null)[]> | undefined;
  className?: string | undefined;
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
    const recentText = text('single.under', {
      recent: recent == null ? text('tracker.notAvailable') : intl.formatNumber(recent),
      since: formatMonth(intl, range.from, 'short'),
    });
    const change = row?.change;
    return (
      <KindTableRow
        key={type}
        className={props.className}
        area={area}
        crime={type}
        yearly={period.history === 'yearly'}
        rank={row?.rank ?? null}
        risen={null}
        note={<span className={styles.small}>{recentText}</span>}
        months={props.months?.get(type)}
        count={isUnrecorded ? null : (row?.count ?? 0)}
        before={change === undefined || change.kind === 'not-comparable' ? null : change.before}
        residents={props.residents}
      />
    );
  });
}
