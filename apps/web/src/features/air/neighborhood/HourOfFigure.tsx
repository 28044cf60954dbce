import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { type AirRecordSpan, hourMarkId } from '../record-span/record-span.ts';

/** The hour of a figure, and whether it may still change. */
export function HourOfFigure({ hour, span }: { hour: Hour; span: AirRecordSpan }) {
  const intl = useIntl();
  const mark = hourMarkId(hour, span);
  return (
    <>
      {formatDayAndHour(intl, hour, county.timeZone)}
      {mark !== null && (
        <>
          {' · '}
          <Text id={mark} />
        </>
      )}
    </>
  );
}
