import type { AqiEstimate } from '@townlight/contract/air';
import { ERROR_LEVEL_BREAKS_PM25, findPossibleWorseCategory } from '@townlight/domain/air';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import styles from './AirFacts.module.css';
import { formatConcentration, formatDistance } from './air-units.ts';
import caution from './Caution.module.css';

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

/** States what the estimate may hide: worse air, an unknown error, stations far away. */
export function AirCautions(props: { reading: AqiEstimate }) {
  const intl = useIntl();
  const { reading } = props;
  const oneInTen = reading.one_in_ten_pm25;
  // A few large errors in very thick smoke can make the mean the larger of the two.
  const hidden =
    oneInTen === null
      ? null
      : findPossibleWorseCategory(reading.pm25, Math.max(oneInTen, reading.error_pm25 ?? 0));
  return (
    <>
      {hidden !== null && (
        <p className={caution.caution}>
          <Text id={`airFacts.mayBe.${hidden}`} />
        </p>
      )}
      {reading.error_pm25 === null && reading.pm25 > ERROR_LEVEL_BREAKS_PM25[0] && (
        <p className={caution.caution}>
          <Text id="airFacts.errorTooFew" />
        </p>
      )}
      {reading.far && (
        <p className={caution.caution}>
          <Text id="airFacts.far" values={{ distance: formatDistance(intl, reading.nearest_km) }} />
        </p>
      )}
    </>
  );
}
