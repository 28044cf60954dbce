import { useIntl } from 'react-intl';
import { combineLoads } from '../../../http/loads.ts';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import lead from '../../../page/lead.module.css';
import answer from '../figures/AirAnswer.module.css';
import { AirCautions } from '../figures/AirCautions.tsx';
import { AirComparisonSentence } from '../figures/AirComparisonSentence.tsx';
import { isLastDoubtful } from '../figures/air-hour.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import caution from '../figures/Caution.module.css';
import { categoryColorStyle } from '../figures/category-style.ts';
import { AqiBadge } from '../figures/marks/AqiBadge.tsx';
import { HourMark } from '../figures/marks/HourMark.tsx';
import { AirHowSure } from './AirHowSure.tsx';
import styles from './AirNow.module.css';
import type { AirTrackerChange } from './air-tracker-path.ts';
import { NoHour } from './NoHour.tsx';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** Shows the index at the place and hour, and how it compares with the usual. */
export function AirNow(props: {
  data: AirTrackerData;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  const { data, addressOf } = props;
  const { shown, hour, span, isPast } = data;
  return (
    <section className={styles.now} aria-labelledby="air-now">
      <h2 id="air-now" className={styles.title}>
        {hour !== null && shown?.kind === 'shown' ? (
          <Text
            id={isPast ? 'airNow.titleThen' : 'airNow.title'}
            values={{ hour: formatDayAndHour(intl, hour, county.timeZone) }}
          />
        ) : (
          <Text id="airNow.titleNone" />
        )}
      </h2>
      {shown !== null && shown.kind !== 'shown' ? (
        <NoHour
          shown={shown}
          usual={data.usual.data?.[0]}
          place={data.place}
          span={span}
          addressOf={addressOf}
        />
      ) : (
        <div className={styles.body} aria-live="polite">
          <Current data={data} />
        </div>
      )}
      <AirHowSure data={data} />
    </section>
  );
}

function Current(props: { data: AirTrackerData }) {
  const { data } = props;
  const { aqi, hour, span, isPast, isOutdated } = data;
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
      <div className={answer.answer} style={categoryColorStyle(reading.aqi_category)}>
        <AqiBadge aqi={reading.aqi} category={reading.aqi_category} beyond={reading.beyond_index} />
        <p className={`${lead.sentence} ${answer.sentence}`}>
          <AirComparisonSentence reading={reading} hour={hour} past={isPast} />
        </p>
      </div>
      {isOutdated && (
        <p className={caution.caution}>
          <Text id="airNow.outdated" />
        </p>
      )}
      {reading.beyond_index && (
        <p className={caution.caution}>
          <Text id="airNow.beyond" />
        </p>
      )}
      <AirCautions reading={reading} />
    </>
  );
}
