import type { AqiEstimate } from '@townlight/contract/air';
import { parseHour } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { combineLoads } from '../../../http/loads.ts';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import table from '../../../tables/ranking-table.module.css';
import { PlainButton } from '../../../ui/Buttons.tsx';
import { useWide } from '../../../ui/screen.ts';
import { AqiHoursChart } from '../figures/AqiHoursChart.tsx';
import { categorizeAirHour } from '../figures/air-hour.ts';
import type { PageScale } from '../figures/air-scale.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import { formatConcentration } from '../figures/air-units.ts';
import type { AqiPoint } from '../figures/aqi-hours-layout.ts';
import { compareWithUsual } from '../figures/compare-with-usual.ts';
import { CategoryMark } from '../figures/marks/CategoryMark.tsx';
import styles from './HistoryPanel.module.css';
import { UsualAir } from './UsualAir.tsx';
import type { AirTrackerData } from './use-air-tracker-data.ts';

const HEIGHT = 220;
/** Width next to the sidebar of a laptop, in pixels. */
const WIDE_WIDTH = 880;

/** Shows the 48 hours up to the shown one, as bars or as a table. // spec 2 and 9 */
export function HistoryPanel(props: { data: AirTrackerData }) {
  const intl = useIntl();
  const text = useText();
  const wide = useWide();
  const [asTable, setAsTable] = useState(false);
  const { aqi, history, scale, shown, isPast, morning, usual } = props.data;
  const points = history.data ?? [];
  // in smoke the usual air of tomorrow would reassure for no reason
  const toCome = (aqi.data != null && !isMultipleOfUsual(aqi.data) && usual.data) || [];
  const inTheMorning = toCome.find(({ datetime }) => parseHour(datetime) === morning?.hour);
  const bars = [...points, ...toCome.map((hour) => ({ ...hour, isUsual: true }))];
  const isKnown = points.some(({ aqi }) => aqi !== null);
  if (shown?.kind !== 'shown') return null;
  return (
    <section aria-labelledby="air-history">
      <div className={styles.head}>
        <h2 id="air-history">
          {isPast ? (
            <Text
              id="air.hours.titleThen"
              values={{ hour: formatDayAndHour(intl, shown.hour, county.timeZone) }}
            />
          ) : (
            <Text id="air.hours.title" />
          )}
        </h2>
        {isKnown && (
          <PlainButton
            className={`${styles.twin} no-print`}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {text(asTable ? 'chart.asChart' : 'chart.asTable')}
          </PlainButton>
        )}
      </div>
      {isKnown && inTheMorning && morning && <UsualAir usual={inTheMorning} day={morning.day} />}
      {history.isLoading ? (
        <p className={styles.message}>
          <Text id="air.loading" />
        </p>
      ) : history.data === undefined ? (
        <LoadPlaceholder loads={combineLoads([history], [])}>{null}</LoadPlaceholder>
      ) : !isKnown ? (
        <p className={styles.message}>
          {/* spec 8 */}
          <Text id="airNone.noHistory" />
        </p>
      ) : asTable ? (
        <HoursTable points={bars} scale={scale} />
      ) : (
        <AqiHoursChart
          points={bars}
          scale={scale}
          height={HEIGHT}
          {...(wide && { firstWidth: WIDE_WIDTH })}
        />
      )}
      {isKnown && points.some(({ aqi }) => aqi === null) && (
        <p className={styles.note} data-chart-key>
          <Text id="air.hours.gaps" />
        </p>
      )}
      {isKnown && toCome.length > 0 && !asTable && (
        <p className={styles.note} data-chart-key>
          <Text id="airUsual.bars" />
        </p>
      )}
    </section>
  );
}

function isMultipleOfUsual({ pm25, usual_pm25, usual_error_pm25 }: AqiEstimate): boolean {
  return compareWithUsual(pm25, usual_pm25, usual_error_pm25)?.kind === 'times';
}

/** Newest first. */
function HoursTable(props: { points: readonly AqiPoint[]; scale: PageScale }) {
  const intl = useIntl();
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text('airTable.hours')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="airTable.hour" />
            </th>
            <th scope="col">
              <Text id="airTable.aqi" />
            </th>
            <th scope="col" className={table.left}>
              <Text id="airTable.category" />
            </th>
            <th scope="col">
              <Text id="airTable.pm25" />
            </th>
          </tr>
        </thead>
        <tbody>
          {props.points.toReversed().map((point) => {
            const hour = parseHour(point.datetime);
            const category = categorizeAirHour(point, props.scale);
            return (
              <tr key={point.datetime}>
                <th scope="row">
                  {hour === null ? point.datetime : formatDayAndHour(intl, hour, county.timeZone)}
                  {point.isUsual && (
                    <>
                      {' '}
                      (<Text id="airUsual.row" />)
                    </>
                  )}
                </th>
                <td>{point.aqi ?? text('air.hours.none')}</td>
                <td className={table.left}>
                  {category !== null && <CategoryMark category={category} />}
                </td>
                <td>{point.pm25 !== null && formatConcentration(intl, point.pm25)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
