import type { AqiRankingRow } from '@townlight/contract/air';
import { FAR_FROM_STATIONS_KM, MAX_AIR_RANKING_ROWS } from '@townlight/domain/air';
import { trackerPath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads, type LoadState } from '../../../../http/loads.ts';
import { county } from '../../../../i18n/county.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { RowsPlaceholder } from '../../../../tables/RowsPlaceholder.tsx';
import table from '../../../../tables/ranking-table.module.css';
import { formatDayAndHour } from '../../figures/air-times.ts';
import { formatDistance } from '../../figures/air-units.ts';
import { CATEGORY_LABEL_IDS } from '../../figures/category-style.ts';
import { AqiPill, CategoryMark } from '../../figures/marks/CategoryMark.tsx';
import type { AirTrackerData } from '../use-air-tracker-data.ts';
import styles from './AqiRanking.module.css';

/** The subset of the tracker's data that the ranking needs. */
type RankingData = Pick<AirTrackerData, 'hour' | 'rankedHour' | 'neighborhood'> & {
  readonly shown: Pick<NonNullable<AirTrackerData['shown']>, 'kind'> | null;
  readonly ranking: LoadState & {
    readonly data: AqiRankingRow[] | undefined;
    readonly isLoading: boolean;
  };
};

/** Lists the ten neighborhoods with the worst air, followed by that of the place. // spec 2 and 9 */
export function AqiRanking(props: { data: RankingData }) {
  const intl = useIntl();
  const { ranking, hour, rankedHour, neighborhood } = props.data;
  if (props.data.shown?.kind !== 'shown' || rankedHour === null) return null;
  const rows = ranking.data ?? [];
  const first = rows.filter(({ rank }) => rank !== null).slice(0, MAX_AIR_RANKING_ROWS);
  const placeRow = rows.find((row) => row.neighborhood === neighborhood);
  const isBelow = placeRow !== undefined && !first.includes(placeRow);
  return (
    <section>
      <h2 className={table.title}>
        <Text
          id="airRanking.title"
          values={{ hour: formatDayAndHour(intl, rankedHour, county.timeZone) }}
        />
      </h2>
      {ranking.isLoading ? (
        <>
          <p>
            <Text id="air.loading" />
          </p>
          <RowsPlaceholder />
        </>
      ) : ranking.data === undefined ? (
        <LoadPlaceholder loads={combineLoads([ranking], [])}>{null}</LoadPlaceholder>
      ) : rows.length === 0 ? (
        <p className={styles.none}>
          <Text id="airRanking.none" />
        </p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <Text id="airRanking.rank" />
              </th>
              <th scope="col" className={table.left}>
                <Text id="airRanking.neighborhood" />
              </th>
              <th scope="col">
                <Text id="airTable.aqi" />
              </th>
              <th scope="col" className={`${table.left} ${table.wide}`}>
                <Text id="airTable.category" />
              </th>
            </tr>
          </thead>
          <tbody>
            {(isBelow ? [...first, placeRow] : first).map((row) => (
              <tr
                key={row.neighborhood}
                className={row.neighborhood === neighborhood ? styles.current : undefined}
              >
                <td className={styles.rank}>
                  {row.rank === null ? (
                    <Text id="table.notAvailable" />
                  ) : (
                    intl.formatNumber(row.rank)
                  )}
                </td>
                <th scope="row">
                  <Link to={trackerPath('neighborhood', row.neighborhood)}>{row.name}</Link>
                  {row.neighborhood === neighborhood && (
                    <span className={table.quiet}>
                      {' '}
                      <Text id="airRanking.here" />
                    </span>
                  )}
                </th>
                <td>
                  <AqiPill aqi={row.aqi} category={row.aqi_category} />
                  <span className={`${table.phone} visually-hidden`}>
                    <Text id={CATEGORY_LABEL_IDS[row.aqi_category]} />
                  </span>
                </td>
                <td className={`${table.left} ${table.wide}`}>
                  <CategoryMark category={row.aqi_category} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={table.notes}>
        {rankedHour !== hour && (
          <p>
            <Text id="airRanking.settled" />
          </p>
        )}
        <p>
          <Text
            id="airRanking.note"
            values={{ distance: formatDistance(intl, FAR_FROM_STATIONS_KM) }}
          />
        </p>
      </div>
    </section>
  );
}
