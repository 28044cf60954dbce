import { type SeriesBreaks, TOO_FEW_TO_RATE, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../area-map/report-chart.module.css';
import type { Measure } from '../../charts/bar-points.ts';
import { MeasureSwitch } from '../../charts/MeasureSwitch.tsx';
import { MonthBars } from '../../charts/MonthBars.tsx';
import type { MonthPoint } from '../../charts/month-series.ts';
import { formatMonth, formatRange, formatRate } from '../../language/figures.ts';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { LONG_TREND_MONTHS } from '../../time/trend-months.ts';
import { isWholeMonth, monthStateOf } from '../figures/month-state.ts';
import { CrimeDownload } from '../files/CrimeDownload.tsx';
import type { MonthsOf } from '../files/month-csv.ts';

/** The last months as bars or as a table, with a download of the same figures. */
export function ReportChart(props: {
  /** See `MonthBars`. */
  firstWidth?: number;
  area: AreaId;
  points: readonly MonthPoint[];
  range: MonthRange;
  /** The last full month on record. */
  newest: YearMonth | null;
  /** Where the series breaks. */
  breaks: SeriesBreaks;
  /** What the file says of its months. */
  file: Pick<MonthsOf, 'counted' | 'police'>;
  /** Rates can be told of these residents; `null` where the area bears none. */
  residents: number | null;
  measure: Measure;
  /** Chooses how many months are shown, where there are more. */
  lengths?: ReactNode;
  /** Left out where there is nothing to choose. */
  onMeasure?: (measure: Measure) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  const { points, range, residents, onMeasure } = props;
  const measure = residents === null ? 'count' : props.measure;
  const few = measure === 'rate' && points.some((p) => p.complete && p.count < TOO_FEW_TO_RATE);
  const gaps = points.some((point) => !point.complete);
  const [first, last] = [points[0]?.month, points.at(-1)?.month];
  const isPreset = points.length === TREND_MONTHS || points.length === LONG_TREND_MONTHS;
  const months =
    first === undefined || last === undefined || (isPreset && last === props.newest)
      ? text('chart.lastMonths', { months: points.length || TREND_MONTHS })
      : formatRange(intl, { from: first, to: last }, 'short');
  const shows = text(measure === 'rate' ? 'chart.rateAxis' : 'chart.countAxis');
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('chart.title', { shows, months })}</h2>
        <div className={styles.switches}>
          {props.lengths}
          {onMeasure && residents !== null && (
            <MeasureSwitch measure={measure} onMeasure={onMeasure} />
          )}
        </div>
      </div>
      <p className={styles.key}>
        <Text id={gaps ? 'chart.keyGaps' : 'chart.key'} />
        {few && (
          <>
            {' '}
            <Text id="chart.keyFew" values={{ few: TOO_FEW_TO_RATE }} />
          </>
        )}
      </p>
      {asTable ? (
        <MonthTable points={points} residents={measure === 'rate' ? residents : null} />
      ) : (
        <MonthBars
          points={points}
          breaks={props.breaks}
          residents={residents}
          measure={measure}
          xTitle={months}
          yTitle={shows}
          isChosen={(month) => month >= range.from && month <= range.to}
          {...(props.firstWidth !== undefined && { firstWidth: props.firstWidth })}
        />
      )}
      <p className={styles.tools}>
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
        <CrimeDownload
          fileName={`${props.area}-crimes-by-month.csv`}
          rows={async (status) => {
            const { monthCsv } = await import('../files/month-csv.ts');
            return monthCsv(points, residents, { ...props.file, breaks: props.breaks }, status);
          }}
        />
      </p>
    </section>
  );
}

function MonthTable(props: { points: readonly MonthPoint[]; residents: number | null }) {
  const intl = useIntl();
  const { residents } = props;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Text id="chart.month" />
          </th>
          <th scope="col">
            <Text id="chart.count" />
          </th>
          {residents !== null && (
            <th scope="col">
              <Text id="chart.rate" />
            </th>
          )}
          <th scope="col">
            <Text id="chart.before" />
          </th>
          <th scope="col">
            <Text id="chart.state" />
          </th>
        </tr>
      </thead>
      <tbody>
        {props.points.toReversed().map((point) => (
          <tr key={point.month}>
            <th scope="row">{formatMonth(intl, point.month, 'short')}</th>
            <td>
              {point.count === 0 && !isWholeMonth(point) ? '–' : intl.formatNumber(point.count)}
            </td>
            {residents !== null && (
              <td>
                {point.complete && point.count >= TOO_FEW_TO_RATE
                  ? formatRate(intl, point.count / residents)
                  : '–'}
              </td>
            )}
            <td>{point.before === null ? '–' : intl.formatNumber(point.before)}</td>
            <td>
              <Text id={`chart.${monthStateOf(point)}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
