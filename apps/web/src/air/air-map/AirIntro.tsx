import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { county } from '../../language/county.ts';
import { Text } from '../../language/Text.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import type { AirAtHour, AreaAir } from './air-at-hour.ts';
import type { AirMapState } from './air-map-state.ts';
import { formatIndex } from './air-text.ts';
import { AirFaq } from './report/AirFaq.tsx';
import styles from './report/AirReport.module.css';
import { AirTruth } from './report/AirTruth.tsx';
import type { AirMapData } from './use-air-map-data.ts';

const ROWS = 5;

/** What the panel says before an area is chosen. */
export function AirIntro(props: {
  state: AirMapState;
  data: AirMapData;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { data, state } = props;
  const { air, hour, names } = data;
  return (
    <div className={styles.intro}>
      <h1 className={styles.question}>
        <Text id="airMap.intro" />
      </h1>
      <p className={styles.text}>
        <Text id={data.update === null ? 'airMap.empty' : 'airMap.introText'} />
      </p>
      {data.update !== null && (
        <section>
          <h2 className={styles.title}>
            {hour !== null && (
              <Text
                id="airMap.worst"
                values={{ when: formatDayAndHour(intl, hour, county.timeZone) }}
              />
            )}
          </h2>
          <ol className={styles.list}>
            {(air ? worstAir(air) : []).map(({ id, index }) => (
              <li key={id}>
                <button type="button" onClick={() => props.onChoose(id)}>
                  <span>{names.get(id) ?? id}</span>
                  {index && (
                    <span className={styles.figure}>
                      <Text id="airMap.index" values={{ index: formatIndex(intl, index) }} />
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {air && hour !== null && <AirTruth state={state} air={air} hour={hour} />}
      <AirFaq />
    </div>
  );
}

/** The first of the ranking; areas far from any station are estimated too roughly to lead it. */
function worstAir(air: AirAtHour): AreaAir[] {
  return [...air.areas.values()]
    .filter(({ rank, far }) => rank !== null && !far)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (b.pm25 ?? 0) - (a.pm25 ?? 0))
    .slice(0, ROWS);
}
