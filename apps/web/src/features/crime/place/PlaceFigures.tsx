import { useIntl } from 'react-intl';
import { formatMonth, formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import { countInRange } from '../figures/month-counts.ts';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { big, bigText, Figures } from '../report/Figures.tsx';
import { NoRankReason } from '../report/NoRankReason.tsx';
import styles from './PlaceFigures.module.css';
import type { CrimePlaceData } from './use-crime-place-data.ts';

/** Rank, the reports of 12 months and the rate of a crime type in a neighborhood. */
export function PlaceFigures({ data }: { data: CrimePlaceData }) {
  const intl = useIntl();
  const { area, single, trends, year } = data;
  const { period } = data.time;
  if (area === undefined || trends === null || year === null || period === null) return null;
  const because = findUnrankedReason(area);
  const { total_crime_rate: rate, ranking } = area;
  const none = bigText(<Text id={because === null ? 'figure.tooFew' : 'tracker.notAvailable'} />);
  const inYear = countInRange(trends, year.range);
  const before = countInRange(trends, year.yearBefore);
  const recent = single?.counts.get(area.id);
  return (
    <div className={styles.figures}>
      <Figures
        figures={[
          {
            label: <Text id="crimePlace.rank" />,
            value:
              ranking !== null ? (
                <Text id="figure.rankingOf" values={{ big, rank: ranking, ranked: data.ranked }} />
              ) : (
                none
              ),
            note: ranking !== null && <Text id="rateRank.note" />,
          },
          {
            label: <Text id="tracker.inYear" />,
            value: inYear.complete
              ? big(intl.formatNumber(inYear.count))
              : bigText(<Text id="tracker.notAvailable" />),
            note: inYear.complete && before.complete && data.isYearComparable && (
              <Text id="crimePlace.yearBefore" values={{ before: before.count }} />
            ),
          },
          single === null
            ? {
                label: <Text id="figure.rate" />,
                value: ranking !== null && rate !== null ? big(formatRate(intl, rate)) : none,
                note: ranking !== null && rate !== null && (
                  <>
                    <Text id="figure.rateBase" />{' '}
                    {formatPeriodPhrase(intl, period.range, period.range.to)}
                  </>
                ),
              }
            : {
                label: (
                  <Text
                    id="crimePlace.since"
                    values={{ since: formatMonth(intl, single.since, 'short') }}
                  />
                ),
                value:
                  recent == null
                    ? bigText(<Text id="tracker.notAvailable" />)
                    : big(intl.formatNumber(recent)),
              },
        ]}
      />
      {ranking === null && <NoRankReason area={area} />}
    </div>
  );
}
