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
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { ChangeMark } from '../trackers/ChangeMark.tsx';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compare-rows.ts';

/** The newest month side by side: each neighborhood with the figures that its counts support. */
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
    <section>
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
            <th scope="col" className={table.wide}>
              <Text id="compare.rank" />
            </th>
            <th scope="col" className={table.wide}>
              {text('compare.usual')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={trackerPath('neighborhood', row.id)}>{row.name}</Link>
                <span className={`${table.phone} ${styles.under}`}>
                  {row.rank !== null && rankText('compare.rankIn', row.rank)}
                </span>
                <span className={`${table.phone} ${styles.under}`}>
                  <ChangeMark change={row.change} />
                </span>
              </th>
              <td>
                {row.count === null ? text('table.notAvailable') : intl.formatNumber(row.count)}
                {isIncomplete(row) && (
                  <span className={table.small}>{text('compare.onRecord')}</span>
                )}
              </td>
              <td>
                <Rate rate={row.rate} residents={row.residents} />
              </td>
              <td className={table.wide}>
                {row.rank === null ? (
                  <span className={table.quiet}>{text('table.notRanked')}</span>
                ) : (
                  rankText('compare.rankOf', row.rank)
                )}
              </td>
              <td className={table.wide}>
                <ChangeMark change={row.change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={table.notes}>
        <p>
          <Text id="compare.note" /> <CrimeTypeMeaningLink />
        </p>
      </div>
    </section>
  );

  function rankText(id: 'compare.rankOf' | 'compare.rankIn', rank: number): string {
    return text(id, { rank, ranked: props.rankedCount });
  }
}

/** Returns whether a row's count is partial. */
function isIncomplete({ rate }: CompareRow): boolean {
  return (
    rate.kind === 'unranked' &&
    (rate.because === 'incomplete' || rate.because === 'incomplete-outlier')
  );
}

/** The rate with its confidence interval, or the reason why there is none. */
function Rate(props: Pick<CompareRow, 'rate' | 'residents'>) {
  const intl = useIntl();
  const text = useText();
  const { rate } = props;
  if (rate.kind === 'too-few')
    return <span className={table.quiet}>{text('table.reliability.too-few')}</span>;
  if (rate.kind === 'unranked') {
    return (
      <>
        <span className={table.quiet}>{text('table.notAvailable')}</span>
        <span className={table.small}>{text(reasonMessageId(rate.because, props.residents))}</span>
      </>
    );
  }
  return (
    <>
      {formatRate(intl, rate.rate)}
      <span className={table.small}>
        {text('compare.interval', {
          low: formatRate(intl, rate.low),
          high: formatRate(intl, rate.high),
        })}
      </span>
      {rate.unstable && <span className={table.small}>{text('table.reliability.unstable')}</span>}
    </>
  );
}
