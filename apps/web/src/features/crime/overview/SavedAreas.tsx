import { useQuery } from '@tanstack/react-query';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads, isLoadResolved } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { PlainButton } from '../../../ui/Buttons.tsx';
import type { useSavedPlaces } from '../../saved-places/index.ts';
import { yearBeforeQuery } from '../api/crime-queries.ts';
import { describeArea } from '../report/describe-area.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import styles from './Overview.module.css';

type SavedPlaces = ReturnType<typeof useSavedPlaces>;

/** The reader's saved areas, each with the first sentences of its report. */
export function SavedAreas(props: {
  places: SavedPlaces;
  data: SafetyMapData;
  onChoose: (id: AreaId) => void;
}) {
  const { places, data, onChoose } = props;
  if (data.shown.partition !== 'neighborhoods') {
    return (
      <ul className={styles.links}>
        {places.map(({ area, name }) => (
          <li key={area}>
            <Link to={trackerPath('neighborhood', area)}>
              <Text id="report.toPage" values={{ name }} />
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return <SavedAreaSummaries {...{ places, data, onChoose }} />;
}

function SavedAreaSummaries({ places, data, onChoose }: Parameters<typeof SavedAreas>[0]) {
  // The request covers all areas, so that the server does not learn which ones are saved.
  const year = useQuery(yearBeforeQuery(data.shownSelection));
  useQuery(yearBeforeQuery(data.requestedSelection));
  const isReady = isLoadResolved(year) && data.crimes !== undefined;
  return (
    <div className={styles.current}>
      {places
        .filter(({ area }) => data.names.has(area))
        .map(({ area, name }) => (
          <section key={area}>
            <h2>
              <PlainButton className={styles.choose} onClick={() => onChoose(area)}>
                {name}
              </PlainButton>
              {name !== data.names.get(area) && (
                <span className={styles.known}>{data.names.get(area)}</span>
              )}
            </h2>
            {isReady ? (
              <SavedAreaSentences
                area={area}
                data={data}
                yearBefore={year.data?.find(({ id }) => id === area) ?? null}
              />
            ) : (
              !isFullyBeyond(data.reach?.beyond ?? null) && (
                <LoadPlaceholder loads={combineLoads([], [year])}>
                  <span className={styles.lines} />
                </LoadPlaceholder>
              )
            )}
          </section>
        ))}
    </div>
  );
}

function SavedAreaSentences(props: {
  area: AreaId;
  data: SafetyMapData;
  yearBefore: Parameters<typeof describeArea>[1]['yearBefore'];
}) {
  const intl = useIntl();
  const { data } = props;
  const area = data.crimes?.get(props.area);
  if (area === undefined || data.range === null || data.through === null) return null;
  return (
    <p>
      {describeArea(intl, {
        state: data.shown,
        range: data.range,
        through: data.through,
        area,
        trajectory: data.trajectories?.get(props.area),
        rankedCount: data.rankedCount,
        yearBefore: props.yearBefore,
      }).map(({ id, values }) => (
        <span key={id}>
          <Text id={id} values={{ ...values }} />{' '}
        </span>
      ))}
    </p>
  );
}
