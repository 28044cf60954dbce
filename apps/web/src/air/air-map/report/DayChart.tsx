import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour, localHour, parseHour, startOfHour } from '@townlight/domain/time';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import { HourBars } from '../../../charts/hour-bars/HourBars.tsx';
import type { HourPoint } from '../../../charts/hour-bars/hour-bars-layout.ts';
import { county } from '../../../language/county.ts';
import { Text } from '../../../language/Text.tsx';
import { useText } from '../../../language/use-text.ts';
import { loadsOf } from '../../../net/loads.ts';
import { PartPlace } from '../../../notices/PartPlace.tsx';
import { DownloadCsv } from '../../../tables/DownloadCsv.tsx';
import { useAirDay } from '../../api/use-air-day.ts';
import { formatClock } from '../../figures/air-times.ts';
import type { AirMapState } from '../air-map-state.ts';
import { barColor } from '../bands.ts';

const fetchWords = async () => (await import('../take-away/air-file-words.ts')).AIR_MAP_WORDS;
const SUBJECT = { status: undefined, fetchWords };

/** The axis reaches at least to the end of the second band. */
const LEAST_AQI = 100;
/** Number of bars per clock label. */
const CLOCK_EVERY = 6;

/** Shows the hours of the day of the shown hour. // spec 2: Daily PM2.5 fluctuation */
export function DayChart(props: {
  area: AreaId;
  hour: Hour;
  /** The current hour; too few stations have reported later ones. */
  newest: Hour | null;
  scale: AirMapState['scale'];
  colors: AirMapState['colors'];
  onHour: (hour: Hour) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { area, hour, newest, scale, colors } = props;
  const day = useAirDay(area, localHour(hour, county.timeZone), scale);
  const [asTable, setAsTable] = useState(false);
  const points = useMemo(
    () =>
      (day.data ?? []).flatMap(({ date_observed, avg_aqi }): HourPoint[] => {
        const at = parseHour(date_observed);
        if (at === null) return [];
        const value = newest === null || at > newest ? null : avg_aqi;
        return [{ hour: at, value, color: value === null ? 'none' : barColor(value, colors) }];
      }),
    [day.data, colors, newest],
  );
  const first = points[0]?.hour;
  const dayText = first === undefined ? '' : formatDate(intl, first);
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="airMap.chart" />
      </h2>
      <p className={styles.key}>
        {first !== undefined && <Text id="airMap.chartKey" values={{ day: dayText }} />}
      </p>
      <div className={styles.place}>
        {day.data === undefined ? (
          <PartPlace loads={loadsOf([day], [])}>{null}</PartPlace>
        ) : asTable ? (
          <HourTable points={points} />
        ) : (
          <HourBars
            points={points}
            least={LEAST_AQI}
            chosen={hour}
            label={chartSummary()}
            clock={(at, place) =>
              place % CLOCK_EVERY === 0 ? formatClock(intl, at, county.timeZone) : ''
            }
            onChoose={props.onHour}
          />
        )}
      </div>
      <p className={styles.tools}>
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
        <DownloadCsv
          fileName={`${area}-air-${first === undefined ? '' : formatHour(first, county.timeZone).slice(0, 10)}.csv`}
          rows={() => [
            ['hour', 'aqi', 'scale'],
            ...points.map((point) => [
              formatHour(point.hour, county.timeZone),
              point.value,
              scale as string,
            ]),
          ]}
          subject={SUBJECT}
        />
      </p>
    </section>
  );

  function chartSummary(): string {
    const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
    if (values.length === 0) return text('airMap.chartEmpty', { day: dayText });
    return text('airMap.chartSummary', {
      day: dayText,
      count: values.length,
      lowest: intl.formatNumber(Math.min(...values)),
      highest: intl.formatNumber(Math.max(...values)),
    });
  }
}

function HourTable(props: { points: readonly HourPoint[] }) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Text id="airMap.column.hour" />
          </th>
          <th scope="col">
            <Text id="airMap.column.aqi" />
          </th>
        </tr>
      </thead>
      <tbody>
        {props.points.map(({ hour, value }) => (
          <tr key={hour}>
            <th scope="row">{formatClock(intl, hour, county.timeZone, true)}</th>
            <td>{value === null ? <Text id="airMap.noReading" /> : intl.formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats a date: `Saturday, November 21`. */
function formatDate(intl: IntlShape, hour: Hour): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone: county.timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}
