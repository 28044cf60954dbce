import type { AreaCrimes } from '@townlight/contract/crime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './ReportFigures.module.css';

const big = (chunks: ReactNode[]) => <b className={styles.big}>{chunks}</b>;

/** The statistical overview: Crime Ranking, All Crime, Crime Rate. // spec 2 */
export function ReportFigures(props: { area: AreaCrimes; rankedCount: number; allCrime: boolean }) {
  const intl = useIntl();
  const text = useText();
  const { area } = props;
  const tooFew = area.reliability === 'too-few' || area.total_crime_rate === null;
  return (
    <>
      <dl className={styles.figures} aria-label={text('figure.label')}>
        <Figure label={<Text id="figure.ranking" />}>
          {tooFew ? (
            <TooFew />
          ) : (
            <Text
              id="figure.rankingOf"
              values={{ big, rank: area.ranking, ranked: props.rankedCount }}
            />
          )}
        </Figure>
        <Figure label={<Text id={props.allCrime ? 'figure.allCrime' : 'figure.chosenCrime'} />}>
          <b className={styles.big}>{intl.formatNumber(area.total_crime_count ?? 0)}</b>
        </Figure>
        <Figure label={<Text id="figure.ratePer" />}>
          {tooFew || area.total_crime_rate === null ? (
            <TooFew />
          ) : (
            <b className={styles.big}>{formatRate(intl, area.total_crime_rate)}</b>
          )}
        </Figure>
      </dl>
      {area.reliability === 'unstable' && (
        <p className={styles.note}>
          <Text id="figure.unstable" />
        </p>
      )}
    </>
  );
}

function Figure(props: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function TooFew() {
  return (
    <b className={styles.text}>
      <Text id="figure.tooFew" />
    </b>
  );
}
