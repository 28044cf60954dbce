import type { NearbyStation } from '@townlight/contract/air/stations';
import { pagePath } from '@townlight/domain/pages';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../../http/loads.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { RowsPlaceholder } from '../../../../tables/RowsPlaceholder.tsx';
import table from '../../../../tables/ranking-table.module.css';
import { SeeAll, useSeeAll } from '../../../../tables/SeeAll.tsx';
import { formatMiles } from '../../figures/air-units.ts';
import { CATEGORY_LABEL_IDS } from '../../figures/category-style.ts';
import { AqiPill } from '../../figures/marks/CategoryMark.tsx';
import type { AirTrackerData } from '../use-air-tracker-data.ts';

/** How many are listed at first. */
const NEAREST = 5;

/** Lists what the figure is estimated from: the nearest stations, their readings and their shares. */
export function EstimateStations(props: {
  data: Pick<AirTrackerData, 'stations' | 'shown' | 'neighborhood'>;
}) {
  const { stations, shown, neighborhood } = props.data;
  const [isExpanded, setIsExpanded] = useSeeAll();
  if (shown?.kind !== 'shown') return null;
  // without an estimate, their readings would read as one
  if (stations.data?.every(({ share }) => share === null)) return null;
  return (
    <section>
      <h2 className={table.title}>
        <Text id="airStations.title" />
      </h2>
      {stations.data === undefined ? (
        <LoadPlaceholder loads={combineLoads([stations], [])}>
          <RowsPlaceholder />
        </LoadPlaceholder>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={table.left}>
                <Text id="airTable.aqi" />
              </th>
              <th scope="col" className={table.left}>
                <Text id="airStations.station" />
              </th>
              <th scope="col">
                <Text id="airStations.distance" />
              </th>
              <th scope="col">
                <Text id="airStations.share" />
              </th>
            </tr>
          </thead>
          <tbody>
            {(isExpanded ? stations.data : stations.data.slice(0, NEAREST)).map((station) => (
              <Row key={station.code} station={station} />
            ))}
          </tbody>
        </table>
      )}
      {stations.data !== undefined && stations.data.length > NEAREST && (
        <SeeAll
          count={stations.data.length}
          isExpanded={isExpanded}
          onExpandedChange={setIsExpanded}
        />
      )}
      <p className={table.notes}>
        <Text id="airStations.note" />{' '}
        <Link to={pagePath({ kind: 'air-map', area: neighborhood ?? null })}>
          <Text id="airStations.map" />
        </Link>
      </p>
    </section>
  );
}

function Row(props: { station: NearbyStation }) {
  const intl = useIntl();
  const { aqi, aqi_category: category, flag, name, km, share } = props.station;
  return (
    <tr>
      <td className={table.left}>
        {aqi === null || category === null ? (
          '–'
        ) : (
          <>
            <AqiPill aqi={aqi} category={category} />
            <span className="visually-hidden">
              {' '}
              <Text id={CATEGORY_LABEL_IDS[category]} />
            </span>
          </>
        )}
      </td>
      <th scope="row">
        {name}
        {flag !== null && (
          <span className={table.quiet}>
            {' '}
            <Text id={`airStations.flag.${flag}`} />
          </span>
        )}
      </th>
      <td>{formatMiles(intl, km)}</td>
      <td>{share ? formatShare(intl, share) : '–'}</td>
    </tr>
  );
}

function formatShare(intl: IntlShape, share: number): string {
  const isLow = share < 0.01;
  return (isLow ? '<' : '') + intl.formatNumber(isLow ? 0.01 : share, { style: 'percent' });
}
