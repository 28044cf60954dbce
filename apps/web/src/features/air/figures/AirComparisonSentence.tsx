import type { AqiEstimate } from '@townlight/contract/air';
import type { Hour } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatClock, formatMonthOfHour } from './air-times.ts';
import { compareWithUsual } from './compare-with-usual.ts';

const b = (chunks: ReactNode[]) => <b>{chunks}</b>;

/** States the category of the air, and how it compares with the usual for that hour and month. */
export function AirComparisonSentence(props: { reading: AqiEstimate; hour: Hour; past: boolean }) {
  const intl = useIntl();
  const { reading, hour, past } = props;
  const { timeZone } = county;
  const when = past ? 'past' : 'now';
  const usual = compareWithUsual(reading.pm25, reading.usual_pm25, reading.usual_error_pm25);
  const values = {
    when,
    b,
    hour: formatClock(intl, hour, timeZone),
    month: formatMonthOfHour(intl, hour, timeZone),
  };
  return (
    <>
      <Text id={`airNow.${reading.aqi_category}`} values={values} />{' '}
      {usual?.kind === 'times' ? (
        <Text id="airUsual.times" values={{ ...values, times: usual.times }} />
      ) : (
        usual && <Text id={`airUsual.${usual.kind}`} values={values} />
      )}
    </>
  );
}
