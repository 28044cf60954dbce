import { type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import type { Measure } from '../../../charts/bar-points.ts';
import { MeasureSwitch } from '../../../charts/MeasureSwitch.tsx';
import { MonthBars } from '../../../charts/MonthBars.tsx';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { formatRange } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { useOpenable } from '../../../notices/use-openable.tsx';
import { LONG_TREND_MONTHS } from '../../../period/trend-months.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { CrimeDownload } from '../files/CrimeDownload.tsx';
import type { MonthSeriesScope } from '../files/month-csv.ts';
import { useChartComparison } from '../similar/use-chart-comparison.ts';
import { ChartKey } from './ChartKey.tsx';

const MonthTable = lazyComponent(
  'month table',
  async () => (await import('./MonthTable.tsx')).MonthTable,
);

/** The last months as bars or as a table, with a download of the same figures. */
export function ReportChart(props: {
  /** See `MonthBars`. */
  firstWidth?: number;
  area: AreaId;
  points: readonly MonthPoint[];
  range: MonthRange;
  /** The last full month on record. */
  newest: YearMonth | null;
  /** The breaks of the series. */
  breaks: SeriesBreaks;
  /** What the download records of its months, and the start of its name, which is the area by default. */
  file: Pick<MonthSeriesScope, 'counted' | 'police'> & { readonly name?: string };
  /** The base of the rates; `null` where the area has none. */
  residents: number | null;
  measure: Measure;
  /** The selection of the months, where rates can be compared with the county and similar areas. */
  crimeSelection?: Omit<CrimeSelection, 'range'>;
  /** The switch of the measure is below the chart. */
  hasMeasureSwitch?: boolean;
  /** Omitted where there is no choice. */
  onMeasure?: (measure: Measure) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  const table = useOpenable(MonthTable);
  const { points, range, residents, newest, onMeasure } = props;
  const measure = residents === null ? 'count' : props.measure;
  const [first, last] = [points[0]?.month, points.at(-1)?.month];
  const isPreset = points.length === TREND_MONTHS || points.length === LONG_TREND_MONTHS;
  const months =
    first === undefined || last === undefined || (isPreset && last === newest)
      ? text('chart.lastMonths', { months: points.length || TREND_MONTHS })
      : formatRange(intl, { from: first, to: last }, 'short');
  const shows = text(measure === 'rate' ? 'chart.rateAxis' : 'chart.countAxis');
  const { comparison, loads, compare, columns } = useChartComparison({ ...props, measure });
  return (
    <section>
      <h2 className={asTable ? styles.title : 'visually-hidden'}>
        {text('chart.title', { shows, months })}
      </h2>
      {asTable ? (
        <MonthTable
          points={points}
          residents={measure === 'rate' ? residents : null}
          comparisonColumns={comparison?.columns ?? null}
        />
      ) : (
        <MonthBars
          points={points}
          breaks={props.breaks}
          residents={residents}
          measure={measure}
          lines={comparison === null ? null : comparison?.lines}
          xTitle={months}
          yTitle={shows}
          isChosen={(month) => month >= range.from && month <= range.to}
          {...(props.firstWidth !== undefined && { firstWidth: props.firstWidth })}
        />
      )}
      <p className={styles.key} data-chart-key>
        <ChartKey
          points={points}
          measure={measure}
          lines={comparison === null ? null : comparison?.legend(points)}
        />
      </p>
      {props.hasMeasureSwitch && onMeasure && residents !== null && (
        <div className={styles.switches}>
          <MeasureSwitch measure={measure} onMeasure={onMeasure} />
        </div>
      )}
      <p className={styles.tools}>
        <button type="button" className="link-button" onClick={() => void changeView()}>
          {text(asTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
        {compare !== null && (
          <button type="button" className="link-button" onClick={compare}>
            {text(loads === null ? 'chart.compare' : 'chart.compareYear')}
          </button>
        )}
        <CrimeDownload
          fileName={`${props.file.name ?? props.area}-crimes-by-month.csv`}
          rows={async (status) => {
            const [{ toMonthCsv }, comparisonColumns] = await Promise.all([
              import('../files/month-csv.ts'),
              columns(),
            ]);
            const of = {
              ...props.file,
              breaks: props.breaks,
              comparisonColumns: comparisonColumns,
            };
            return toMonthCsv(points, residents, of, status);
          }}
        />
      </p>
      {loads !== null &&
        (comparison?.below ??
          (comparison === null ? (
            <div className={styles.sidePlaceholder} />
          ) : (
            <FailureNotice text="chart.linesFailed" failure={loads.failure} onRetry={loads.retry} />
          )))}
    </section>
  );

  async function changeView() {
    if (asTable || (await table.open())) setAsTable(!asTable);
  }
}
