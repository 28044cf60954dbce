import type { CoronavirusDay } from '@townlight/contract/coronavirus';
import { CORONAVIRUS_MEAN_DAYS } from '@townlight/domain/coronavirus';
import { useIntl } from 'react-intl';
import styles from '../../../../area-map/report-chart.module.css';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { formatCaseDay } from '../../figures/case-day.ts';
import chartStyles from './DailyCasesChart.module.css';

/** Lists the days of the chart, newest first, each with its flag. */
export function DailyCasesTable(props: { days: readonly CoronavirusDay[] }) {
  const intl = useIntl();
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={chartStyles.table} tabIndex={0} aria-label={text('coronavirus.chart')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Text id="coronavirus.column.day" />
            </th>
            <th scope="col">
              <Text id="coronavirus.column.newCases" />
            </th>
            <th scope="col">
              <Text id="coronavirus.column.mean" values={{ days: CORONAVIRUS_MEAN_DAYS }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {props.days.toReversed().map(({ date, case_count, mean_7_days, flag }) => (
            <tr key={date}>
              <th scope="row">
                {formatCaseDay(intl, date, 'short')}
                {flag !== null && (
                  <span className={chartStyles.flag}>
                    <Text id={`coronavirus.flag.${flag}`} />
                  </span>
                )}
              </th>
              <td>{case_count === null ? '–' : intl.formatNumber(case_count)}</td>
              <td>
                {mean_7_days === null
                  ? '–'
                  : intl.formatNumber(mean_7_days, {
                      minimumFractionDigits: 1,
                      maximumFractionDigits: 1,
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
