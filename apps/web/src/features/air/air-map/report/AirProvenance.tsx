import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from '../../../../area-map/report.module.css';
import { county } from '../../../../i18n/county.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { formatDayAndHour } from '../../figures/air-times.ts';
import { ScaleDifferenceNote } from '../../figures/ScaleSwitch.tsx';
import type { AirAtHour } from '../air-at-hour.ts';
import type { AirMapState } from '../air-map-state.ts';

/** States the hour, the number of stations and the method of the figures, and why other sites differ. */
export function AirProvenance(props: { state: AirMapState; air: AirAtHour; hour: Hour }) {
  const intl = useIntl();
  const text = useText();
  const { stations } = props.air;
  const read = stations.filter(({ pm25, flag }) => pm25 !== null && flag === null).length;
  return (
    <section className={styles.provenance} aria-label={text('truth.label')}>
      <p>
        <Text
          id="airMap.readings"
          values={{
            when: formatDayAndHour(intl, props.hour, county.timeZone),
            read,
            stations: stations.length,
          }}
        />
      </p>
      <p>
        <Text id="airMap.settling" values={{ hours: AIR_SETTLING_HOURS }} />
      </p>
      <p>
        <ScaleDifferenceNote scale={props.state.scale} />
      </p>
      <p>
        <Link to={pagePath({ kind: 'air-method' })}>
          <Text id="airMap.method" />
        </Link>
      </p>
    </section>
  );
}
