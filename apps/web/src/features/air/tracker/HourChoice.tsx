import { type Hour, hoursOfDay, toLocalHour } from '@townlight/domain/time';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useDebounced } from '../../../search/use-debounced.ts';
import { formatClock, formatDayAndHour } from '../figures/air-times.ts';
import type { AirRecordSpan } from '../record-span/record-span.ts';
import styles from './HourChoice.module.css';
import { type CalendarDay, findSameHourOnDay } from './shown-hour.ts';

const TYPING_PAUSE_MS = 700;

/** Selects a day of the record and one of its hours: 23 or 25 where clocks change. */
export function HourChoice(props: {
  hour: Hour;
  span: AirRecordSpan;
  onHour: (hour: Hour) => void;
}) {
  const id = useId();
  const intl = useIntl();
  const { timeZone } = county;
  const { hour, span } = props;
  const day = toLocalHour(hour, timeZone);
  const [input, setInput] = useState({ of: hour, typed: dateText(day) });
  const typed = input.of === hour ? input.typed : dateText(day);
  const wanted = dayOf(typed);
  const found =
    wanted === null
      ? null
      : dateText(day) === typed
        ? hour
        : findSameHourOnDay(wanted, hour, span, timeZone);
  const all = hoursOfDay(day, timeZone);
  const hours = all.filter((one) => one >= span.first && one <= span.newest);
  const fault = typed !== '' && found === null;
  const commitDay = () => {
    if (found !== null && found !== hour) props.onHour(found);
  };
  const commitLatestDay = useEffectEvent(commitDay);
  // A date is typed piece by piece, so it is applied after a pause in typing.
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  useEffect(() => {
    if (settled !== '') commitLatestDay();
  }, [settled]);
  return (
    <div className={`${styles.choice} no-print`} data-needs-script>
      <label htmlFor={`${id}-day`} className="visually-hidden">
        <Text id="airHour.day" />
      </label>
      <input
        id={`${id}-day`}
        type="date"
        value={typed}
        min={dateText(toLocalHour(span.first, timeZone))}
        max={dateText(toLocalHour(span.newest, timeZone))}
        aria-invalid={fault || undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => setInput({ of: hour, typed: target.value })}
        onBlur={() => commitDay()}
        onKeyDown={({ key }) => key === 'Enter' && commitDay()}
      />
      <label htmlFor={`${id}-hour`} className="visually-hidden">
        <Text id="airHour.hour" />
      </label>
      <select
        id={`${id}-hour`}
        value={hour}
        onChange={({ target }) => props.onHour(Number(target.value) as Hour)}
      >
        {hours.map((one) => (
          <option key={one} value={one}>
            {formatClock(intl, one, timeZone, all.length !== 24)}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          <Text
            id="airHour.between"
            values={{
              first: formatDayAndHour(intl, span.first, timeZone),
              newest: formatDayAndHour(intl, span.newest, timeZone),
            }}
          />
        </p>
      )}
    </div>
  );
}

function dateText({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

function dayOf(text: string): CalendarDay | null {
  const [year, month, day] = text.split('-').map(Number);
  return year === undefined || month === undefined || day === undefined
    ? null
    : { year, month, day };
}
