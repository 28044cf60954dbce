import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../language/county.ts';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { PlainButton } from '../../look/PlainButton.tsx';
import { HourSlider } from '../../time/HourSlider.tsx';
import { formatDayAndHour, formatWeekdayAndHour } from '../figures/air-times.ts';
import styles from './AirTimeline.module.css';

/** The hours that the map plays, and the way back to the newest from those of another day. */
export function AirTimeline(props: {
  hours: readonly Hour[];
  at: number;
  /** The hours are those of the address, not the newest. */
  past: boolean;
  onMove: (hour: Hour) => void;
  onNewest: () => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { hours } = props;
  const say = (at: number) => {
    const hour = hours[at];
    if (hour === undefined) return '';
    // hours of another year are told with it
    const format = props.past ? formatDayAndHour : formatWeekdayAndHour;
    return format(intl, hour, county.timeZone);
  };
  if (hours.length === 0) return <div className={styles.timeline} />;
  return (
    <section className={styles.timeline} aria-label={text('airMap.time')}>
      <HourSlider
        count={hours.length}
        at={props.at}
        say={say}
        words={{
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
      {props.past ? (
        <PlainButton className={styles.newest} onClick={props.onNewest}>
          <Text id="airMap.toNewest" />
        </PlainButton>
      ) : (
        <p className={styles.span}>
          <Text id="airMap.span" values={{ hours: hours.length }} />
        </p>
      )}
    </section>
  );
}
