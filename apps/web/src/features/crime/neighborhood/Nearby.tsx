import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../http/loads.ts';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { neighborsQuery } from '../api/neighbors-query.ts';
import { compareNeighbors, type NeighborRow, NeighborsFinding } from './compare-neighbors.tsx';
import styles from './Nearby.module.css';

/**
 * Compares a neighborhood with those that share its longest edges. They are in the first HTML; after a client-side
 * navigation they load when they are near the viewport.
 */
export function Nearby(props: {
  area: AreaId;
  name: string;
  crimes: readonly AreaCrimes[] | undefined;
  period: TrackerPeriod | null;
}) {
  const intl = useIntl();
  const { area, name, crimes, period } = props;
  const { ref, near } = useNearScreen<HTMLElement>();
  const neighbors = useQuery(neighborsQuery(area, near || import.meta.env.SSR));
  // an island has none
  if (neighbors.data?.length === 0) return null;
  const compared =
    neighbors.data && crimes && compareNeighbors([{ id: area, name }, ...neighbors.data], crimes);
  return (
    <section ref={ref} className="no-print">
      <h2>
        <Text id="nearby.title" values={{ name }} />
      </h2>
      {near && neighbors.data === undefined && (
        <LoadPlaceholder loads={combineLoads([neighbors], [])}>{null}</LoadPlaceholder>
      )}
      <div className={styles.place}>
        {compared && (
          <>
            <NeighborsFinding rows={compared.rows} />
            <ul
              className={styles.rows}
              style={
                { '--county': `${(100 * (compared.county ?? 0)) / compared.top}%` } as CSSProperties
              }
            >
              {compared.rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  top={compared.top}
                  isHome={row.id === area}
                  hasCounty={compared.county !== null}
                />
              ))}
            </ul>
            <p className={styles.note}>
              {period && (
                <Text
                  id="nearby.note"
                  values={{ when: formatPeriodPhrase(intl, period.range, period.range.to) }}
                />
              )}{' '}
              {compared.county !== null && (
                <Text id="nearby.county" values={{ rate: formatRate(intl, compared.county) }} />
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function Row(props: { row: NeighborRow; top: number; isHome: boolean; hasCounty: boolean }) {
  const intl = useIntl();
  const { row, isHome } = props;
  return (
    <li className={isHome ? styles.home : undefined}>
      <span className={styles.name}>
        {isHome ? row.name : <Link to={trackerPath('neighborhood', row.id)}>{row.name}</Link>}
      </span>
      <span
        className={`${styles.track} ${props.hasCounty ? styles.marked : ''}`}
        aria-hidden="true"
      >
        {row.rate !== null && (
          <span
            className={styles.bar}
            style={{
              width: `${(100 * row.rate) / props.top}%`,
              background: `var(--crime-${(row.level ?? 0) + 1})`,
            }}
          />
        )}
      </span>
      <span className={styles.value}>
        {row.rate === null ? <Text id="tracker.notAvailable" /> : formatRate(intl, row.rate)}
      </span>
    </li>
  );
}
