import type { AqiEstimate } from '@townlight/contract/air';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import styles from './AirFacts.module.css';
import { formatConcentration, formatDistance } from './air-units.ts';

/** Lists what the estimate is based on and how large its error is. */
export function AirFacts(props: { reading: AqiEstimate }) {
  const intl = useIntl();
  const { reading } = props;
  const oneInTen = reading.one_in_ten_pm25;
  return (
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
      {oneInTen !== null && (
        <div>
          <dt>
            <Text id="airFacts.oneInTen" />
          </dt>
          <dd>{formatConcentration(intl, oneInTen)}</dd>
        </div>
      )}
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
  );
}
