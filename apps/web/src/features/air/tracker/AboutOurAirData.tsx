import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import styles from './AboutOurAirData.module.css';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** States the source, the method and the span of the figures. // spec 2 */
export function AboutOurAirData(props: { data: AirTrackerData }) {
  const intl = useIntl();
  const { span, sample } = props.data;
  const format = (hour: NonNullable<typeof span>['first']) =>
    formatDayAndHour(intl, hour, county.timeZone);
  return (
    <details className={styles.about}>
      <summary>
        <h2>
          <Text id="airAbout.title" />
        </h2>
      </summary>
      {sample && (
        <p>
          <Text id="airAbout.sample" />
        </p>
      )}
      <p>
        <Text id="airAbout.readings" values={{ county: localName(intl, county.name) }} />
      </p>
      <p>
        <Text id="airAbout.estimate" />
      </p>
      {span && (
        <p>
          <Text
            id="airAbout.reach"
            values={{
              hours: AIR_SETTLING_HOURS,
              first: format(span.first),
              newest: format(span.newest),
              settled: format(span.settled),
              current: format(span.current),
            }}
          />
        </p>
      )}
      <p>
        <Link to={pagePath({ kind: 'air-method' })}>
          <Text id="air.method" />
        </Link>
      </p>
    </details>
  );
}
