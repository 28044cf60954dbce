import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import timeline from '../../../period/Timeline.module.css';
import { TimeSlider } from '../../../period/TimeSlider.tsx';
import { PlainButton } from '../../../ui/Buttons.tsx';
import { formatDayAndHour, formatWeekdayAndHour } from '../figures/air-times.ts';
import { hourMarkId } from '../record-span/record-span.ts';
import type { AirMapData } from './use-air-map-data.ts';

/** Plays the hours of the map, and links from hours of the past back to the newest. */
export function AirTimeline(props: {
  data: Pick<AirMapData, 'hours' | 'at' | 'opening' | 'span'>;
  onMove: (hour: Hour) => void;
  onNewest: () => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { hours, at: shown, opening, span } = props.data;
  const past = opening === null;
  const formatHourAt = (at: number) => {
    const hour = hours[at];
    if (hour === undefined) return '';
    // Hours of the past may be in another year, so the date includes the year.
    const format = past ? formatDayAndHour : formatWeekdayAndHour;
    return format(intl, hour, county.timeZone);
  };
  // Screen readers do not read the note below the slider with its value, so the value includes it.
  const valueText = (at: number) => {
    const isUnsettled = span !== null && (hours[at] ?? 0) > span.settled;
    return isUnsettled
      ? text('airMap.unsettledHour', { when: formatHourAt(at) })
      : formatHourAt(at);
  };
  const note = noteOf(hours[shown], props.data);
  if (hours.length === 0) return <div className={timeline.timeline} />;
  return (
    <section className={timeline.timeline} aria-label={text('airMap.time')}>
      <TimeSlider
        count={hours.length}
        at={shown}
        format={formatHourAt}
        valueText={valueText}
        labels={{
          label: text('airMap.hour'),
          play: text('airMap.play'),
          pause: text('airMap.pause'),
          next: text('airMap.next'),
        }}
        onMove={(at) => {
          const hour = hours[at];
          if (hour !== undefined) props.onMove(hour);
        }}
      />
      {past ? (
        <PlainButton className={timeline.newest} onClick={props.onNewest}>
          <Text id="airMap.toNewest" />
        </PlainButton>
      ) : (
        <p className={timeline.span}>
          <Text id="airMap.span" values={{ hours: hours.length }} />
        </p>
      )}
      {note !== null && (
        <p className={timeline.note}>
          <Text id={note} values={{ hours: AIR_SETTLING_HOURS }} />
        </p>
      )}
    </section>
  );
}

/**
 * Returns the note on an hour: why the map opens there, or that it is not the current one; null for other settled
 * hours.
 */
function noteOf(
  hour: Hour | undefined,
  { opening, span }: Pick<AirMapData, 'opening' | 'span'>,
): MessageId | null {
  if (hour === undefined || span === null || opening === null) return null;
  const { settled, current, isOutdated } = span;
  if (isOutdated && hour >= settled) return 'air.outdated';
  if (hour === opening && opening > settled) return 'airMap.opensNewest';
  if (hour === settled && settled < current) return 'airMap.opensSettled';
  return hourMarkId(hour, span);
}
