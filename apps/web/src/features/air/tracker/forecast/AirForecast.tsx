import { useQuery } from '@tanstack/react-query';
import type { AirForecastDay } from '@townlight/contract/air/forecast';
import { type Hour, hourOfInstant, toLocalHour } from '@townlight/domain/time';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../../../i18n/county.ts';
import { AddMessages } from '../../../../i18n/LanguageProvider.tsx';
import type { MessageId } from '../../../../i18n/messages/en.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import table from '../../../../tables/ranking-table.module.css';
import type { AirPoint } from '../../api/air-point.ts';
import { formatMiles } from '../../figures/air-units.ts';
import { CategoryMark } from '../../figures/marks/CategoryMark.tsx';
import { airForecastCatalog } from '../../messages/forecast-catalog.ts';
import { airForecastQuery } from './air-forecast-query.ts';

interface AirForecastProps {
  readonly point: AirPoint;
  /** Only the forecast of its day is shown; by default that of all days. */
  readonly hour: Hour | undefined;
  /** @param note what the usual air is; by default that it is no forecast */
  readonly renderUsual: (note?: MessageId) => ReactNode;
}

const DAY_MS = 86_400_000;
/** The height that is reserved while a forecast loads, in pixels: that of two days. */
const RESERVED_HEIGHT = 220;

/** Shows AirNow's forecast at a point, if there is one, and the usual air. */
export function AirForecast(props: AirForecastProps) {
  return (
    <AddMessages catalog={airForecastCatalog}>
      <Forecast {...props} />
    </AddMessages>
  );
}

function Forecast(props: AirForecastProps) {
  const { hour } = props;
  const forecast = useQuery(airForecastQuery(props.point));
  const today = useToday();
  if (forecast.isLoading) return <div style={{ height: RESERVED_HEIGHT }} />;
  const on = hour === undefined ? null : dateOf(hour);
  const days = (forecast.data ?? []).filter(
    ({ date }) => (on === null || date === on) && (today === null || date >= today),
  );
  return days.length === 0 ? (
    props.renderUsual()
  ) : (
    <Days days={days} today={today}>
      {props.renderUsual('airForecast.usual')}
    </Days>
  );
}

function Days(props: {
  readonly days: readonly AirForecastDay[];
  readonly today: string | null;
  readonly children: ReactNode;
}) {
  const intl = useIntl();
  const { days, today } = props;
  const [first] = days;
  if (first === undefined) return null;
  const area = [first.reporting_area, first.state].filter((name) => name !== '').join(', ');
  const discussed = days.filter(({ discussion }) => discussion !== '');
  return (
    <section aria-labelledby="air-forecast">
      <h2 id="air-forecast" className={table.title}>
        <Text id="airForecast.title" values={{ area }} />
      </h2>
      <table className={table.table} aria-labelledby="air-forecast">
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="airForecast.day" />
            </th>
            <th scope="col" className={table.left}>
              <Text id="airTable.category" />
            </th>
            <th scope="col">
              <Text id="airTable.aqi" />
            </th>
            <th scope="col">
              <Text id="airForecast.pollutant" />
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row key={day.date} day={day} today={today} />
          ))}
        </tbody>
      </table>
      <p className={table.notes}>
        <Text
          id="airForecast.note"
          values={{ area, distance: formatMiles(intl, first.km, 'long') }}
        />
        {days.some(({ action_day }) => action_day) && (
          <>
            {' '}
            <Text id="airForecast.actionText" />
          </>
        )}
      </p>
      {discussed.length > 0 && (
        <details className={`${table.notes} no-print`}>
          <summary style={{ lineHeight: '24px' }}>
            <Text id="airForecast.discussion" />
          </summary>
          {discussed.map(({ date, discussion }) => (
            <p key={date}>
              <b>{formatDate(intl.locale, date)}:</b> <span lang="en">{discussion}</span>
            </p>
          ))}
        </details>
      )}
      {props.children}
    </section>
  );
}

function Row(props: { readonly day: AirForecastDay; readonly today: string | null }) {
  const text = useText();
  const { locale } = useIntl();
  const { day, today } = props;
  const name = nameOf(day.date, today);
  return (
    <tr>
      <th scope="row" style={{ width: '28%' }}>
        <b>{name === null ? formatWeekday(locale, day.date) : text(name)}</b>
        <span className={`${table.small} ${table.quiet}`}>{formatDate(locale, day.date)}</span>
      </th>
      <td className={table.left}>
        <CategoryMark category={day.aqi_category} />
        {day.action_day && (
          <b className={table.small}>
            <Text id="airForecast.action" />
          </b>
        )}
        <span className={`${table.small} ${table.quiet}`}>
          <Text
            id="airForecast.issued"
            values={{
              date: formatDate(locale, day.issued),
              by: day.agency === '' ? 'unknown' : 'known',
              agency: day.agency,
            }}
          />
        </span>
      </td>
      <td>{day.aqi ?? '–'}</td>
      <td>{day.pollutant === 'OZONE' ? text('airForecast.ozone') : day.pollutant}</td>
    </tr>
  );
}

function nameOf(date: string, today: string | null) {
  if (today === null) return null;
  if (date === today) return 'airForecast.today';
  const dayBefore = formatIsoDate(new Date(Date.parse(date) - DAY_MS));
  return dayBefore === today ? 'airForecast.tomorrow' : null;
}

/** Returns the day in the county; null until the script runs, because the HTML of a page can be a day old. */
function useToday(): string | null {
  return useSyncExternalStore(subscribe, readToday, unknownToday);
}

// the page renders again every hour, with the hour that it shows
const subscribe = () => () => undefined;
const readToday = () => dateOf(hourOfInstant(Date.now()));
const unknownToday = () => null;

/** Returns the day in the county: `2026-11-30`. */
function dateOf(hour: Hour): string {
  const { year, month, day } = toLocalHour(hour, county.timeZone);
  return formatIsoDate(new Date(Date.UTC(year, month - 1, day)));
}

function formatIsoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function formatWeekday(locale: string, date: string): string {
  const weekday = formatUtc(locale, date, { weekday: 'long' });
  return weekday.charAt(0).toLocaleUpperCase(locale) + weekday.slice(1);
}

function formatDate(locale: string, date: string): string {
  return formatUtc(locale, date, { month: 'long', day: 'numeric' });
}

function formatUtc(locale: string, date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
}
