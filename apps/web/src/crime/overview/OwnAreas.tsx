import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../language/Text.tsx';
import { PlainButton } from '../../look/PlainButton.tsx';
import { isAnswered, loadsOf } from '../../net/loads.ts';
import { PartPlace } from '../../notices/PartPlace.tsx';
import type { useOwnPlaces } from '../../own-places/index.ts';
import { isOutside } from '../../time/beyond-records.ts';
import { useYearBefore } from '../api/use-year-before.ts';
import { describeArea } from '../report/describe-area.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import styles from './Overview.module.css';

type OwnPlaces = ReturnType<typeof useOwnPlaces>;

/** The reader's saved areas, each with the first sentences of its report. */
export function OwnAreas(props: {
  places: OwnPlaces;
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
  return <TellOwnAreas {...{ places, data, onChoose }} />;
}

function TellOwnAreas({ places, data, onChoose }: Parameters<typeof OwnAreas>[0]) {
  // The request covers all areas, so that the server does not learn which ones are saved.
  const year = useYearBefore(data.question);
  useYearBefore(data.asked);
  const isTold = isAnswered(year) && data.crimes !== undefined;
  return (
    <div className={styles.own}>
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
            {isTold ? (
              <OwnSentences
                area={area}
                data={data}
                yearBefore={year.data?.find(({ id }) => id === area) ?? null}
              />
            ) : (
              !isOutside(data.reach?.beyond ?? null) && (
                <PartPlace loads={loadsOf([], [year])}>
                  <span className={styles.lines} />
                </PartPlace>
              )
            )}
          </section>
        ))}
    </div>
  );
}

function OwnSentences(props: {
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
