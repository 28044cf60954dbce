import { trackerPath } from '@townlight/domain/pages';
import type { MonthRange } from '@townlight/domain/time';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import table from '../../../tables/ranking-table.module.css';
import { reasonMessageId } from '../figures/unranked-reason.ts';
import { formatUsualRange } from '../figures/usual-text.ts';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { RowChange } from '../trackers/ChangeMark.tsx';
import type { CompareRow } from './compare-rows.ts';

/**
 * The newest month side by side: each neighborhood in one line, with the figures that its counts support. Their ranges
 * open below the table, without script too.
 */
export function CompareTable(props: {
  rows: readonly CompareRow[];
  range: MonthRange;
  /** The chosen crimes as a short phrase; `null` is all crime. */
  kind: string | null;
  rankedCount: number;
}) {
  const intl = useIntl();
  const text = useText();
  const title = useId();
  const { rows, range } = props;
  const period = formatPeriodTitle(intl, range);
  return (
    <section className={table.rated}>
      <h2 className={table.title} id={title}>
        {props.kind === null
          ? text('compare.table', { period })
          : text('compare.tableOf', { kind: props.kind, period })}
      </h2>
      <table className={table.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              <Text id="compare.area" />
            </th>
            <th scope="col">
              <Text id="compare.reports" />
            </th>
            <th scope="col">
              <Text id="compare.rate" />
            </th>
            <th scope="col">
              <Text id="compare.rank" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={trackerPath('neighborhood', row.id)}>{row.name}</Link>
                <RowChange change={row.change} />
              </th>
              <td>
                <Count row={row} />
              </td>
              <td>
                <Rate row={row} />
              </td>
              <td>{row.rank === null ? text('tracker.noRank') : intl.formatNumber(row.rank)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={table.notes}>
        {props.rankedCount > 0 && (
          <Text id="compare.ranks" values={{ ranked: props.rankedCount }} />
        )}{' '}
        <Text id="kinds.noWords" /> <CrimeTypeMeaningLink />
      </p>
      <details className={table.intervals}>
        <summary className="link-button">
          <Text id="sure.title" />
        </summary>
        <Text id="compare.note" />
      </details>
    </section>
  );
}

/** The count, with its usual range. */
function Count({ row }: { row: CompareRow }) {
  const intl = useIntl();
  const text = useText();
  const { count, rate, change } = row;
  const range = change.kind === 'not-comparable' ? null : formatUsualRange(intl, change.usual);
  if (count === null) return <span className={table.quiet}>{text('table.notAvailable')}</span>;
  const isPartial =
    rate.kind === 'unranked' &&
    (rate.because === 'incomplete' || rate.because === 'incomplete-outlier');
  return (
    <>
      <span className={table.rate}>
        <b>{intl.formatNumber(count)}</b>
        {isPartial && <span className={table.small}> {text('compare.onRecord')}</span>}
      </span>
      {range !== null && <span className={table.interval}>{text('compare.usual', { range })}</span>}
    </>
  );
}

/** The rate with its confidence interval, or the reason why there is none. */
function Rate({ row: { rate, residents } }: { row: CompareRow }) {
  const intl = useIntl();
  const text = useText();
  if (rate.kind !== 'rated') {
    return (
      <span className={table.quiet}>
        {text(
          rate.kind === 'too-few' ? 'tracker.tooFew' : reasonMessageId(rate.because, residents),
        )}
      </span>
    );
  }
  return (
    <>
      <span className={table.rate}>
        {formatRate(intl, rate.rate)}
        {rate.unstable && <span className={table.small}> {text('tracker.unstable')}</span>}
      </span>
      <span className={table.interval}>
        {text('tracker.interval', {
          low: formatRate(intl, rate.low),
          high: formatRate(intl, rate.high),
        })}
      </span>
    </>
  );
}
