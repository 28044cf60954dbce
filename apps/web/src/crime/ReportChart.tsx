import { TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../app/figures.ts';
import { Text } from '../app/Text.tsx';
import { useText } from '../app/use-text.ts';
import { MonthBars } from '../charts/MonthBars.tsx';
import type { MonthPoint } from '../charts/month-series.ts';
import type { CsvCell } from '../tables/csv.ts';
import { DownloadCsv } from '../tables/DownloadCsv.tsx';
import styles from './ReportChart.module.css';

/** The last 12 months as bars or as a table, with a download of the same figures. */
export function ReportChart(props: {
  area: AreaId;
  points: readonly MonthPoint[];
  range: MonthRange;
}) {
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  const { points, range } = props;
  const gaps = points.some((point) => !point.complete);
  const rows = (): CsvCell[][] => [
    ['month', 'crimes', 'crimes_year_before', 'state'],
    ...points.map((point) => [
      formatYearMonth(point.month),
      point.count,
      point.before,
      point.complete ? (point.provisional ? 'provisional' : 'complete') : 'incomplete',
    ]),
  ];
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="chart.title" values={{ months: TREND_MONTHS }} />
      </h2>
      <p className={styles.key}>
        <Text id={gaps ? 'chart.keyGaps' : 'chart.key'} />
      </p>
      {asTable ? (
        <MonthTable points={points} />
      ) : (
        <MonthBars
          points={points}
          isChosen={(point) => point.month >= range.from && point.month <= range.to}
        />
      )}
      <p className={styles.tools}>
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
        <DownloadCsv fileName={`${props.area}-crimes-by-month.csv`} rows={rows} />
      </p>
    </section>
  );
}

function MonthTable(props: { points: readonly MonthPoint[] }) {
  const intl = useIntl();
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
            <td>{intl.formatNumber(point.count)}</td>
            <td>{point.before === null ? '–' : intl.formatNumber(point.before)}</td>
            <td>
              <Text id={monthState(point)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthState(point: MonthPoint) {
  if (!point.complete) return 'chart.incomplete';
  return point.provisional ? 'chart.provisional' : 'chart.complete';
}
