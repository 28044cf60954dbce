import type { AreaCrimes } from '@townlight/contract/crime';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import styles from './AreaCrimeReport.module.css';
import { big, bigText, Figures } from './Figures.tsx';

/** The statistical overview: Crime Ranking, All Crime, Crime Rate. // spec 2 */
export function ReportFigures(props: { area: AreaCrimes; rankedCount: number; allCrime: boolean }) {
  const intl = useIntl();
  const { area } = props;
  const rate = area.reliability === 'too-few' ? null : area.total_crime_rate;
  const tooFew = bigText(<Text id="figure.tooFew" />);
  return (
    <>
      <Figures
        figures={[
          {
            label: <Text id="figure.ranking" />,
            value:
              rate === null ? (
                tooFew
              ) : (
                <Text
                  id="figure.rankingOf"
                  values={{ big, rank: area.ranking, ranked: props.rankedCount }}
                />
              ),
          },
          {
            label: <Text id={props.allCrime ? 'figure.allCrime' : 'figure.chosenCrime'} />,
            value: big(intl.formatNumber(area.total_crime_count ?? 0)),
          },
          {
            label: <Text id="figure.rate" />,
            value: rate === null ? tooFew : big(formatRate(intl, rate)),
            note: <Text id="figure.rateBase" />,
          },
        ]}
      />
      {area.reliability === 'unstable' && (
        <p className={styles.offer}>
          <Text id="figure.unstable" />
        </p>
      )}
    </>
  );
}
