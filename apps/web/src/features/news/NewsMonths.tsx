import type { NewsAirMonth, NewsCrimeMonth } from '@townlight/contract/news';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RowBars } from '../../charts/RowBars.tsx';
import { formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import table from '../../tables/ranking-table.module.css';

/** An entry about a month, as a row of a table. */
export interface NewsMonthRow<Figures> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly isCorrected: boolean;
  readonly figures: Figures;
}

/** The plain months of crime; words only where a month was clearly higher or lower than usual. */
export function CrimeMonths({ rows }: { rows: readonly NewsMonthRow<NewsCrimeMonth>[] }) {
  const intl = useIntl();
  const text = useText();
  const number = (count: number | null) =>
    count === null ? text('table.notAvailable') : intl.formatNumber(count);
  const hasChanges = rows.some(({ figures }) => figures.clear !== null);
  return (
    <MonthsTable
      title="news.crimeMonths"
      columns={[
        'news.months',
        'news.crimes',
        'news.before',
        ...(hasChanges ? (['news.change'] as const) : []),
      ]}
      rows={rows}
      cells={({ count, before, clear, months }) => [
        <RowBars key="months" counts={months.map((month) => month.count)} />,
        number(count),
        number(before),
        ...(hasChanges ? [clear && <Standing key="change" clear={clear} />] : []),
      ]}
    />
  );
}

/** The plain months of air. */
export function AirMonths({ rows }: { rows: readonly NewsMonthRow<NewsAirMonth>[] }) {
  const intl = useIntl();
  return (
    <MonthsTable
      title="news.airMonths"
      columns={['news.unhealthyDays', 'news.worstDay']}
      rows={rows}
      cells={({ unhealthy_days, days, highest_aqi, highest_category }) => [
        <Text key="days" id="news.daysOf" values={{ unhealthy: unhealthy_days, days }} />,
        <span key="worst">
          {intl.formatNumber(highest_aqi)} <span className={table.quiet}>{highest_category}</span>
        </span>,
      ]}
    />
  );
}

type Title = 'news.crimeMonths' | 'news.airMonths';
type Column =
  | 'news.months'
  | 'news.crimes'
  | 'news.before'
  | 'news.change'
  | 'news.unhealthyDays'
  | 'news.worstDay';

/** One month a row; its name leads to the entry. */
function MonthsTable<Figures extends { month: string }>(props: {
  title: Title;
  columns: readonly Column[];
  rows: readonly NewsMonthRow<Figures>[];
  cells: (figures: Figures) => readonly ReactNode[];
}) {
  const { title, columns, rows, cells } = props;
  const heading = useId();
  return (
    <section>
      <h2 id={heading} className={table.title}>
        <Text id={title} />
      </h2>
      <table className={table.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="news.month" />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.month}>
                <Text id={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, path, isCorrected, figures }) => (
            <tr key={id}>
              <th scope="row">
                <MonthLink title={title} path={path} month={figures.month} />
                {isCorrected && (
                  <span className={table.quiet}>
                    {' '}
                    <Text id="news.corrected" />
                  </span>
                )}
              </th>
              {cells(figures).map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Months of crime and of air have the same text, and different names. */
function MonthLink({ title, path, month }: { title: string; path: string; month: string }) {
  const intl = useIntl();
  return (
    <Link to={path} aria-label={title}>
      {formatMonth(intl, parseYearMonth(month) as YearMonth)}
    </Link>
  );
}

function Standing({ clear }: { clear: 'up' | 'down' }) {
  return (
    <>
      <span aria-hidden="true">{clear === 'up' ? '▲' : '▼'}</span>{' '}
      <Text id={clear === 'up' ? 'news.more' : 'news.fewer'} />
    </>
  );
}
