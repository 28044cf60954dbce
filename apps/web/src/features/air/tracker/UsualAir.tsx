import type { UsualAirHour } from '@townlight/contract/air/usual';
import { parseHour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatClock, formatMonthOfHour } from '../figures/air-times.ts';
import { CATEGORY_LABEL_IDS } from '../figures/category-style.ts';

/** States the usual air of a future hour, which is no forecast. */
export function UsualAir({
  usual,
  day,
  note = 'airUsual.noForecast',
}: {
  usual: UsualAirHour;
  day: 'today' | 'tomorrow' | 'later';
  /** States what it is; by default that it is no forecast. */
  note?: MessageId | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const hour = parseHour(usual.datetime);
  if (hour === null) return null;
  return (
    <p>
      <b>
        <Text
          id="airUsual.next"
          values={{
            day,
            clock: formatClock(intl, hour, county.timeZone),
            aqi: usual.aqi,
            category: text(CATEGORY_LABEL_IDS[usual.aqi_category]).toLocaleLowerCase(intl.locale),
          }}
        />
      </b>{' '}
      <Text id={note} values={{ month: formatMonthOfHour(intl, hour, county.timeZone) }} />
    </p>
  );
}
