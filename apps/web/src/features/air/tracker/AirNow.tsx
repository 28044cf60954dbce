import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../http/loads.ts';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/LoadPlaceholder.tsx';
import { AirComparisonSentence } from '../figures/AirComparisonSentence.tsx';
import { AirFacts } from '../figures/AirFacts.tsx';
import { AqiBadge } from '../figures/AqiBadge.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import caution from '../figures/Caution.module.css';
import { isLastDoubtful } from '../figures/doubtful.ts';
import { HourMark } from '../figures/HourMark.tsx';
import { ScaleDifferenceNote, ScaleSwitch } from '../figures/ScaleSwitch.tsx';
import styles from './AirNow.module.css';
import type { AirTrackerChange } from './air-tracker-path.ts';
import { HourChoice } from './HourChoice.tsx';
import { NoHour } from './NoHour.tsx';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** Shows the index at the place and hour, its comparison and error, and the choice of hour and scale. */
export function AirNow(props: {
  place: string;
  data: AirTrackerData;
  addressOf: (change: AirTrackerChange) => string;
  onChange: (change: AirTrackerChange) => void;
}) {
  const intl = useIntl();
  const { data, addressOf, onChange } = props;
  const { shown, hour, span, scale } = data;
  return (
    <section className={styles.now} aria-labelledby="air-now">
      <div className={styles.head}>
        <h2 id="air-now" className={styles.title}>
          {hour !== null && shown?.kind === 'shown' ? (
            <Text
              id={shown.isRequested ? 'airNow.titleThen' : 'airNow.title'}
              values={{ hour: formatDayAndHour(intl, hour, county.timeZone) }}
            />
          ) : (
            <Text id="airNow.titleNone" />
          )}
        </h2>
        <div className={styles.choices}>
          {span && (
            <HourChoice
              hour={hour ?? span.current}
              span={span}
              onHour={(wanted) => onChange({ hour: wanted === span.current ? null : wanted })}
            />
          )}
          <ScaleSwitch scale={scale} onScale={(wanted) => onChange({ scale: wanted })} />
        </div>
      </div>
      {shown !== null && shown.kind !== 'shown' ? (
        <NoHour shown={shown} span={span} addressOf={addressOf} />
      ) : (
        <div className={styles.body} aria-live="polite">
          <Current {...props} />
        </div>
      )}
      <p className={styles.small}>
        <ScaleDifferenceNote scale={scale} />
        {shown?.kind === 'shown' && shown.isRequested && (
          <>
            {' '}
            <Link to={addressOf({ hour: null })}>
              <Text id="airNow.toPresent" />
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

function Current(props: { place: string; data: AirTrackerData }) {
  const { data } = props;
  const { aqi, hour, shown, span } = data;
  if (aqi.isLoading) {
    return (
      <p className={styles.loading}>
        <Text id="air.loading" />
      </p>
    );
  }
  if (aqi.data === null) {
    return (
      <>
        {hour !== null && span !== null && <HourMark hour={hour} span={span} />}
        <p className={styles.none}>
          <Text id={isLastDoubtful(data.history.data) ? 'air.doubtful' : 'airNone.noAqi'} />
        </p>
      </>
    );
  }
  if (aqi.data === undefined)
    return <LoadPlaceholder loads={combineLoads([aqi], [])}>{null}</LoadPlaceholder>;
  const reading = aqi.data;
  if (hour === null) return null;
  return (
    <>
      {span !== null && <HourMark hour={hour} span={span} />}
      <AqiBadge aqi={reading.aqi} category={reading.aqi_category} beyond={reading.beyond_index} />
      <p className={styles.sentence}>
        <AirComparisonSentence
          reading={reading}
          hour={hour}
          past={shown?.kind === 'shown' && shown.isRequested}
        />
      </p>
      {reading.beyond_index && (
        <p className={caution.caution}>
          <Text id="airNow.beyond" />
        </p>
      )}
      <AirFacts reading={reading} />
    </>
  );
}
