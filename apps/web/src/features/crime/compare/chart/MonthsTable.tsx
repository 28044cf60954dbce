import { useIntl } from 'react-intl';
import type { Measure } from '../../../../charts/bar-points.ts';
import { formatMonth } from '../../../../i18n/figures.ts';
import { Text } from '../../../../i18n/Text.tsx';
import table from '../../../../tables/ranking-table.module.css';
import type { CompareLine } from './compare-lines.ts';
import { formatLinePoint } from './format-line-point.ts';

/** The chart's data as a table: a row per month, a column per neighborhood. */
export function MonthsTable(props: {
  lines: readonly CompareLine[];
  measure: Measure;
  label: string;
}) {
  const intl = useIntl();
  const { lines, measure } = props;
  const months = (lines[0]?.points ?? []).map((point) => point.month);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={table.scroll} tabIndex={0} aria-label={props.label}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="chart.month" />
            </th>
            {lines.map((line) => (
              <th scope="col" key={line.id}>
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month, back) => (
            <tr key={month}>
              <th scope="row">{formatMonth(intl, month, 'short')}</th>
              {lines.map((line) => {
                const point = line.points[months.length - 1 - back];
                return <td key={line.id}>{point && formatLinePoint(intl, point, measure)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
