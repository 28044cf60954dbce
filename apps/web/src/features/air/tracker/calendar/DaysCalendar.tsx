import { addMonths, monthOfInstant, startOfHour, type YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { combineLoads } from '../../../../http/loads.ts';
import { county } from '../../../../i18n/county.ts';
import { formatMonth } from '../../../../i18n/figures.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { CATEGORY_LABEL_IDS, categoryColorStyle } from '../../figures/category-style.ts';
import type { AirTrackerChange } from '../air-tracker-path.ts';
import type { AirTrackerData } from '../use-air-tracker-data.ts';
import { buildCalendarWeeks, type CalendarCell } from './calendar-weeks.ts';
import styles from './DaysCalendar.module.css';

/** A Sunday and the six days after it. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day, 12));

/** Shows a month of the neighborhood in category colors; each day links to that day at the same hour. */
export function DaysCalendar(props: {
  data: AirTrackerData;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  const { data, addressOf } = props;
  const { days, month, hour, span, name, scale } = data;
  if (month === null || hour === null || span === null || name === undefined) return null;
  if (data.shown?.kind !== 'shown') return null;
  const { timeZone } = county;
  const weeks = buildCalendarWeeks(month, days.data ?? [], { scale, like: hour, span, timeZone });
  const monthOf = (of: typeof hour) => monthOfInstant(startOfHour(of), timeZone);
  const today = cellDate(hour);
  return (
    <section className={styles.calendar} aria-labelledby="air-days">
      <div className={styles.head}>
        <h2 id="air-days">
          <Text id="airDays.title" values={{ name, month: formatMonth(intl, month) }} />
        </h2>
        <p className={styles.months}>
          <MonthLink
            month={addMonths(month, -1)}
            shown={month > monthOf(span.first)}
            addressOf={addressOf}
          />
          <MonthLink
            month={addMonths(month, 1)}
            shown={month < monthOf(span.newest)}
            addressOf={addressOf}
          />
        </p>
      </div>
      {days.data === undefined && (
        <LoadPlaceholder loads={combineLoads([days], [])}>{null}</LoadPlaceholder>
      )}
      <table
        className={days.data === undefined ? styles.waiting : styles.table}
        aria-labelledby="air-days"
        aria-busy={days.isLoading}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })}
              >
                {intl.formatDate(day, { weekday: 'short', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((cell, at) =>
                cell === null ? (
                  <td key={WEEKDAYS[at]} />
                ) : (
                  <td key={cell.date}>
                    <Day cell={cell} chosen={cell.date === today} addressOf={addressOf} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {days.data === undefined ? (
          days.isLoading && <Text id="air.loading" />
        ) : (
          <Text id="airDays.note" />
        )}
      </p>
    </section>
  );

  function cellDate(of: typeof data.hour): string {
    if (of === null) return '';
    // The Swedish date format is ISO 8601, as in the calendar's rows.
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(startOfHour(of));
  }
}

function MonthLink(props: {
  month: YearMonth;
  shown: boolean;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  if (!props.shown) return null;
  return (
    <Link to={props.addressOf({ month: props.month })} preventScrollReset>
      {formatMonth(intl, props.month)}
    </Link>
  );
}

function Day(props: {
  cell: CalendarCell;
  chosen: boolean;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  const text = useText();
  const { cell, chosen } = props;
  const date = intl.formatDate(`${cell.date}T12:00:00Z`, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  const label =
    cell.aqi === null || cell.category === null
      ? text('airDays.none', { date })
      : text('airDays.day', {
          date,
          aqi: cell.aqi,
          category: text(CATEGORY_LABEL_IDS[cell.category]),
        });
  const face = (
    <>
      <span className={styles.number} aria-hidden="true">
        {cell.day}
      </span>
      <span className={styles.aqi} aria-hidden="true">
        {cell.aqi ?? '–'}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
  const linkProps = {
    className: cell.category === null ? styles.gap : styles.day,
    title: label,
    ...(cell.category !== null && { style: categoryColorStyle(cell.category) }),
  };
  // A day in the future or before the record is not a gap in the record.
  if (cell.hour === null) return <span className={styles.outside}>{cell.day}</span>;
  return (
    <Link
      {...linkProps}
      to={props.addressOf({ hour: cell.hour })}
      aria-current={chosen ? 'date' : undefined}
    >
      {face}
    </Link>
  );
}
