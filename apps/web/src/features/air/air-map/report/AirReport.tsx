import { findMapBand } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { ReportHeading } from '../../../../area-map/ReportPanel.tsx';
import report from '../../../../area-map/report.module.css';
import { county } from '../../../../i18n/county.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { formatDayAndHour } from '../../figures/air-times.ts';
import type { AreaAir } from '../air-at-hour.ts';
import type { AirMapState } from '../air-map-state.ts';
import { bandSentenceId } from '../aqi-bands.ts';
import { formatMiles } from '../format-air.ts';
import type { AirMapData } from '../use-air-map-data.ts';
import { AirDayChart } from './AirDayChart.tsx';
import { AirFigures } from './AirFigures.tsx';
import { AirProvenance } from './AirProvenance.tsx';
import styles from './AirReport.module.css';

/** Shows the report of the selected area: name, sentence, score, rank, chart of the day and provenance. */
export function AirReport(props: {
  id: AreaId;
  state: AirMapState;
  data: AirMapData;
  onClear: () => void;
  onHour: (hour: Hour) => void;
}) {
  const { id, state, data } = props;
  const { air, hour } = data;
  const area = air?.areas.get(id);
  const name = data.names.get(id);
  if (data.names.size > 0 && name === undefined) {
    return (
      <p>
        <Text id="report.unknownArea" values={{ area: id }} />
      </p>
    );
  }
  const ready = air && area && hour !== null;
  return (
    <article className={report.report}>
      <ReportHeading area={id} name={name} onClear={props.onClear} />
      <div className={report.sentence}>
        {ready ? (
          <Sentence area={area} hour={hour} scale={state.scale} />
        ) : (
          data.failure === null && <span className={report.lines} />
        )}
      </div>
      {ready ? (
        <>
          {area.index !== null && area.pm25 !== null && (
            <AirFigures
              index={area.index}
              pm25={area.pm25}
              rank={area.rank}
              rankedCount={air.ranked.length}
              scale={state.scale}
            />
          )}
          <AirDayChart
            area={id}
            hour={hour}
            newest={data.span?.current ?? null}
            scale={state.scale}
            colors={state.colors}
            onHour={props.onHour}
          />
          <Distance area={area} />
          <AirProvenance state={state} air={air} hour={hour} />
          <AirFaq />
        </>
      ) : (
        data.failure === null && <div className={report.waiting} />
      )}
    </article>
  );
}

function Sentence(props: { area: AreaAir; hour: Hour; scale: AirMapState['scale'] }) {
  const intl = useIntl();
  const { index, pm25, isDoubtful } = props.area;
  const hourText = formatDayAndHour(intl, props.hour, county.timeZone);
  // Capitalized because it begins the sentence, and Spanish writes weekdays in lower case.
  const when = hourText.charAt(0).toLocaleUpperCase(intl.locale) + hourText.slice(1);
  if (index === null && isDoubtful) return <Text id="airMap.doubtfulHour" values={{ when }} />;
  if (index === null) {
    return <Text id={pm25 === null ? 'airMap.none' : 'airMap.noneNowCast'} values={{ when }} />;
  }
  return (
    <>
      <Text id={bandSentenceId(index.aqi, props.scale)} values={{ when }} />{' '}
      <Text id={`airMap.advice.${findMapBand(index.aqi) as 0 | 1 | 2 | 3 | 4}`} />
    </>
  );
}

function Distance(props: { area: AreaAir }) {
  const intl = useIntl();
  const { far, nearestKm } = props.area;
  return (
    <p className={far ? report.notice : styles.distance}>
      <Text
        id={far ? 'airMap.far' : 'airMap.near'}
        values={{ miles: formatMiles(intl, nearestKm) }}
      />
    </p>
  );
}

/** Why should we care about PM 2.5? // spec 2 */
export function AirFaq() {
  return (
    <details className={styles.faq}>
      <summary>
        <Text id="airMap.faq" />
      </summary>
      {(['what', 'harm', 'whom'] as const).map((topic) => (
        <p key={topic}>
          <Text id={`airMap.faq.${topic}`} />
        </p>
      ))}
    </details>
  );
}
