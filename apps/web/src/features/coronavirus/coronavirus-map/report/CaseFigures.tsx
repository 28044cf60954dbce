import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../../i18n/figures.ts';
import type { MessageId } from '../../../../i18n/messages/en.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { formatTotalCases } from '../format-cases.ts';
import styles from './CaseFigures.module.css';

const big = (chunks: ReactNode[]) => <b className={styles.big}>{chunks}</b>;

/** Coronavirus Case Ranking, Total Cases, Population, Infection Rate (per 100K). // spec 2 */
export function CaseFigures(props: { record: CoronavirusRecord; rankedCount: number }) {
  const intl = useIntl();
  const text = useText();
  const { record } = props;
  const { ranking, infection_rate: rate, total_population: residents } = record;
  const notAvailable = <b className={styles.text}>{text('table.notAvailable')}</b>;
  return (
    <dl className={styles.figures} aria-label={text('figure.label')}>
      <Figure label="coronavirus.ranking" note="coronavirus.rankOne">
        {ranking === null ? (
          notAvailable
        ) : (
          <Text
            id="coronavirus.rankingOf"
            values={{ big, rank: ranking, ranked: props.rankedCount }}
          />
        )}
      </Figure>
      <Figure label="coronavirus.totalCases">
        <b className={record.is_suppressed ? styles.text : styles.big}>
          {formatTotalCases(intl, record)}
        </b>
      </Figure>
      <Figure
        label="coronavirus.population"
        {...(record.population_of === 'reporting-areas' && {
          note: 'coronavirus.ofReportingAreas' as const,
        })}
      >
        {residents === null ? (
          <b className={styles.text}>
            <Text id="coronavirus.unknown" />
          </b>
        ) : (
          <b className={styles.big}>{intl.formatNumber(residents)}</b>
        )}
      </Figure>
      <Figure label="coronavirus.rate">
        {record.is_suppressed || rate === null ? (
          notAvailable
        ) : (
          <b className={styles.big}>{formatRate(intl, rate)}</b>
        )}
      </Figure>
    </dl>
  );
}

function Figure(props: { label: MessageId; note?: MessageId; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>
        <Text id={props.label} />
        {props.note && (
          <span className={styles.small}>
            <Text id={props.note} />
          </span>
        )}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}
