import { useQuery } from '@tanstack/react-query';
import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour, parseHour, startOfHour, toLocalHour } from '@townlight/domain/time';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import styles from '../../../../area-map/report-chart.module.css';
import { HourBars } from '../../../../charts/hour-bars/HourBars.tsx';
import type { HourPoint } from '../../../../charts/hour-bars/hour-bars-layout.ts';
import { combineLoads } from '../../../../http/loads.ts';
import { county } from '../../../../i18n/county.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { DownloadCsv } from '../../../../tables/DownloadCsv.tsx';
import { airDayHoursQuery } from '../../api/air-queries.ts';
import { formatClock } from '../../figures/air-times.ts';
import type { AirMapState } from '../air-map-state.ts';
import { bandBarColor } from '../aqi-bands.ts';

const importMessages = async () =>
  (await import('../download/air-file-messages.ts')).AIR_FILE_MESSAGES;
const EXPORT_SOURCE = { status: undefined, importMessages };

/** The axis reaches at least to the end of the second band. */
const MIN_AXIS_AQI = 100;
/** Number of bars per clock label. */
const BARS_PER_CLOCK_LABEL = 6;

/** Shows the hours of the day of the shown hour. // spec 2: Daily PM2.5 fluctuation */
export function AirDayChart(props: {
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
  const day = useQuery(airDayHoursQuery(area, toLocalHour(hour, county.timeZone), scale));
  const [asTable, setAsTable] = useState(false);
  const points = useMemo(
    () =>
      (day.data ?? []).flatMap(({ date_observed, avg_aqi }): HourPoint[] => {
        const at = parseHour(date_observed);
        if (at === null) return [];
        const value = newest === null || at > newest ? null : avg_aqi;
        return [{ hour: at, value, color: value === null ? 'none' : bandBarColor(value, colors) }];
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
          <LoadPlaceholder loads={combineLoads([day], [])}>{null}</LoadPlaceholder>
        ) : asTable ? (
          <HourTable points={points} />
        ) : (
          <HourBars
            points={points}
            minTop={MIN_AXIS_AQI}
            chosen={hour}
            label={chartSummary()}
            clock={(at, place) =>
              place % BARS_PER_CLOCK_LABEL === 0 ? formatClock(intl, at, county.timeZone) : ''
            }
            onChoose={props.onHour}
          />
        )}
      </div>
      <p className={styles.tools}>
        <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
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
          exportSource={EXPORT_SOURCE}
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
