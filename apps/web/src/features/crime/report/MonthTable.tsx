import { MIN_REPORTS_FOR_RATE } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { formatMonth, formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { getMonthState, isCompleteMonth } from '../figures/month-state.ts';
import type { ComparisonColumn } from '../similar/month-comparison.ts';

/** The months of the chart as a table, newest first. */
export function MonthTable(props: {
  points: readonly MonthPoint[];
  /** The base of the rates; `null` for a table of counts. */
  residents: number | null;
  /** The columns that replace the year before. */
  comparisonColumns: readonly ComparisonColumn[] | null;
}) {
  const intl = useIntl();
  const { residents, comparisonColumns } = props;
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
          {comparisonColumns?.map(({ field, head }) => (
            <th key={field} scope="col">
              {head}
            </th>
          ))}
          {comparisonColumns === null && (
            <th scope="col">
              <Text id="chart.before" />
            </th>
          )}
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
              {point.count === 0 && !isCompleteMonth(point) ? '–' : intl.formatNumber(point.count)}
            </td>
            {residents !== null && (
              <td>
                {point.complete && point.count >= MIN_REPORTS_FOR_RATE
                  ? formatRate(intl, point.count / residents)
                  : '–'}
              </td>
            )}
            {comparisonColumns?.map(({ field, rateOf }) => {
              const rate = rateOf(point.month);
              return <td key={field}>{rate === null ? '–' : formatRate(intl, rate)}</td>;
            })}
            {comparisonColumns === null && (
              <td>{point.before === null ? '–' : intl.formatNumber(point.before)}</td>
            )}
            <td>
              <Text id={`chart.${getMonthState(point)}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
