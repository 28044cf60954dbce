import type { NewsAirMonth, NewsCrimeMonth } from '@townlight/contract/news';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import table from '../../tables/ranking-table.module.css';

/** An entry as a row. */
export interface MonthRow<Figures> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly figures: Figures;
}

/** The plain months of crime, one a row; words only where a month was clearly higher or lower than usual. */
export function CrimeMonths({ rows }: { rows: readonly MonthRow<NewsCrimeMonth>[] }) {
  const intl = useIntl();
  const text = useText();
  const heading = useId();
  return (
    <section>
      <h2 id={heading} className={table.title}>
        <Text id="news.crimeMonths" />
      </h2>
      <table className={table.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="news.month" />
            </th>
            <th scope="col">
              <Text id="news.crimes" />
            </th>
            <th scope="col">
              <Text id="news.before" />
            </th>
            <th scope="col">
              <Text id="news.change" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, path, figures }) => (
            <tr key={id}>
              <th scope="row">
                <MonthLink title={title} path={path} month={figures.month} />
              </th>
              <td>{intl.formatNumber(figures.count ?? 0)}</td>
              <td>
                {figures.before === null
                  ? text('table.notAvailable')
                  : intl.formatNumber(figures.before)}
              </td>
              <td>{figures.clear && <Standing clear={figures.clear} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The plain months of air, one a row. */
export function AirMonths({ rows }: { rows: readonly MonthRow<NewsAirMonth>[] }) {
  const intl = useIntl();
  const heading = useId();
  return (
    <section>
      <h2 id={heading} className={table.title}>
        <Text id="news.airMonths" />
      </h2>
      <table className={table.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="news.month" />
            </th>
            <th scope="col" className={table.month}>
              <Text id="news.unhealthyDays" />
            </th>
            <th scope="col">
              <Text id="news.worstDay" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, path, figures }) => (
            <tr key={id}>
              <th scope="row">
                <MonthLink title={title} path={path} month={figures.month} />
              </th>
              <td>
                <Text
                  id="news.daysOf"
                  values={{ unhealthy: figures.unhealthy_days, days: figures.days }}
                />
              </td>
              <td>
                {intl.formatNumber(figures.highest_aqi)}{' '}
                <span className={table.quiet}>{figures.highest_category}</span>
              </td>
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
