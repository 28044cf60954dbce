import type { AqiEstimate } from '@townlight/contract/air';
import { ERROR_LEVEL_BREAKS_PM25, findPossibleWorseCategory } from '@townlight/domain/air';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { formatDistance } from './air-units.ts';
import caution from './Caution.module.css';

/** States what the estimate may hide: worse air, an unknown error, stations far away. */
export function AirCautions(props: {
  reading: Pick<AqiEstimate, 'pm25' | 'error_pm25' | 'one_in_ten_pm25' | 'far' | 'nearest_km'>;
}) {
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
