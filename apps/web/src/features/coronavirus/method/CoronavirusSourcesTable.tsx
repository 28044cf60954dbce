import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatCaseDay } from '../figures/case-day.ts';
import styles from './method-tables.module.css';

const HEADS = ['release', 'reporter', 'days', 'reports', 'loaded'] as const;

/** States the span of the reports, and lists every release behind the figures. */
export function CoronavirusSourcesTable(props: { status: CoronavirusStatus }) {
  const intl = useIntl();
  const { first, sample, through } = props.status;
  return (
    <>
      <p>
        {sample && <Text id="coronavirusMethod.sample" />}{' '}
        <Text
          id="coronavirusMethod.sourcesText"
          values={{ first: formatCaseDay(intl, first), through: formatCaseDay(intl, through) }}
        />
      </p>
      <Releases status={props.status} />
    </>
  );
}

function Releases(props: { status: CoronavirusStatus }) {
  const intl = useIntl();
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text('coronavirusMethod.sources')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                <Text id={`coronavirusMethod.head.${head}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.status.sources.map((source) => (
            <tr key={`${source.release} ${source.reporter}`}>
              <th scope="row">{source.source}</th>
              <td>{source.reporter_city ?? <Text id="coronavirusMethod.reporter.county" />}</td>
              <td>
                {formatCaseDay(intl, source.first, 'short')} –{' '}
                {formatCaseDay(intl, source.through, 'short')}
              </td>
              <td>{intl.formatNumber(source.reports)}</td>
              <td>{formatDay(intl, source.published, county.timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
