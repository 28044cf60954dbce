import type { AqiReading } from '@townlight/contract/air';
import { useIntl } from 'react-intl';
import { Text } from '../../language/Text.tsx';
import { formatConcentration, formatDistance } from '../figures/air-units.ts';
import styles from './AirFacts.module.css';

/** What the estimate is made of and how far it may be off. */
export function AirFacts(props: { reading: AqiReading }) {
  const intl = useIntl();
  const { reading } = props;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Text id="airFacts.pm25" />
          </dt>
          <dd>{formatConcentration(intl, reading.pm25)}</dd>
        </div>
        {reading.usual_pm25 !== null && (
          <div>
            <dt>
              <Text id="airFacts.usual" />
            </dt>
            <dd>{formatConcentration(intl, reading.usual_pm25)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Text id="airFacts.error" />
          </dt>
          <dd>
            {reading.error_pm25 === null ? (
              <Text id="airFacts.errorUnknown" />
            ) : (
              `± ${formatConcentration(intl, reading.error_pm25)}`
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Text id="airFacts.nearest" />
          </dt>
          <dd>{formatDistance(intl, reading.nearest_km)}</dd>
        </div>
        <div>
          <dt>
            <Text id="airFacts.stations" />
          </dt>
          <dd>{intl.formatNumber(reading.stations)}</dd>
        </div>
      </dl>
      {reading.far && (
        <p className={styles.far}>
          <Text id="airFacts.far" values={{ distance: formatDistance(intl, reading.nearest_km) }} />
        </p>
      )}
    </>
  );
}
