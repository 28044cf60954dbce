import type { AqiEstimate } from '@townlight/contract/air';
import { parseHour } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { combineLoads } from '../../../http/loads.ts';
import { isOffered } from '../../../http/page-settings.ts';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { useOpenable } from '../../../notices/use-openable.tsx';
import { PlainButton } from '../../../ui/Buttons.tsx';
import { useWide } from '../../../ui/screen.ts';
import { AqiHoursChart } from '../figures/AqiHoursChart.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { compareWithUsual } from '../figures/compare-with-usual.ts';
import { AirToCome } from './AirToCome.tsx';
import styles from './HistoryPanel.module.css';
import type { AirTrackerData } from './use-air-tracker-data.ts';

const HoursTable = lazyComponent(
  'hours of the air',
  async () => (await import('./HoursTable.tsx')).HoursTable,
);

const HEIGHT = 220;
/** Width next to the sidebar of a laptop, in pixels. */
const WIDE_WIDTH = 880;

/** Shows the 48 hours up to the shown one, as bars or as a table. // spec 2 and 9 */
export function HistoryPanel(props: { data: AirTrackerData }) {
  const intl = useIntl();
  const text = useText();
  const wide = useWide();
  const [asTable, setAsTable] = useState(false);
  const table = useOpenable(HoursTable);
  const { aqi, history, scale, shown, isPast, isOutdated, morning, usual, place } = props.data;
  const points = history.data ?? [];
  // in smoke the usual air of tomorrow would reassure for no reason
  const toCome = (aqi.data != null && !isMultipleOfUsual(aqi.data) && usual.data) || [];
  const inTheMorning = toCome.find(({ datetime }) => parseHour(datetime) === morning?.hour);
  const bars = [...points, ...toCome.map((hour) => ({ ...hour, isUsual: true }))];
  const isKnown = points.some(({ aqi }) => aqi !== null);
  if (shown?.kind !== 'shown') return null;
  // a forecast follows the chart, and the usual air follows the forecast
  const isBelow = isOffered('air-forecast');
  const next = (
    <AirToCome
      point={isPast && !isOutdated ? null : place}
      usual={isKnown && inTheMorning}
      day={morning?.day ?? 'later'}
    />
  );
  return (
    <>
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
              onPointerEnter={table.preload}
              onClick={async () => setAsTable(!asTable && (await table.open()))}
            >
              {text(asTable ? 'chart.asChart' : 'chart.asTable')}
            </PlainButton>
          )}
        </div>
        {!isBelow && next}
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
          <HoursTable className={styles.scroll} points={bars} scale={scale} />
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
      {isBelow && next}
    </>
  );
}

function isMultipleOfUsual({ pm25, usual_pm25, usual_error_pm25 }: AqiEstimate): boolean {
  return compareWithUsual(pm25, usual_pm25, usual_error_pm25)?.kind === 'times';
}
