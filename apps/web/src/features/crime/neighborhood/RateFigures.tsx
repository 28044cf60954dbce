import type { AreaCrimes } from '@townlight/contract/crime';
import { useIntl } from 'react-intl';
import type { Loads } from '../../../http/loads.ts';
import { formatMonth, formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { big, bigText, Figures } from '../report/Figures.tsx';
import { NoRankReason } from '../report/NoRankReason.tsx';
import styles from './RateFigures.module.css';
import type { RateRank } from './rate-rank.ts';

/** Rank, count and rate of a neighborhood, or N/A with its text. // spec 2 and 8 */
export function RateFigures(props: {
  rank: RateRank | null;
  area: AreaCrimes | undefined;
  period: TrackerPeriod | null;
  loads: Loads;
}) {
  const intl = useIntl();
  const { rank, area, period } = props;
  if (rank === null || period === null || area === undefined)
    return (
      <div className={styles.place}>
        <LoadPlaceholder loads={props.loads}>{null}</LoadPlaceholder>
      </div>
    );
  const because = findUnrankedReason(area);
  const { total_crime_count: count, total_crime_rate: rate } = area;
  const isRanked = rank.kind === 'ranked' && rate !== null;
  const none = bigText(<Text id={because === null ? 'figure.tooFew' : 'tracker.notAvailable'} />);
  return (
    <div>
      <Figures
        figures={[
          {
            label: <Text id="figure.ranking" />,
            value: isRanked ? (
              <Text id="figure.rankingOf" values={{ big, rank: rank.rank, ranked: rank.ranked }} />
            ) : (
              none
            ),
            note: isRanked && <RankNote rank={rank} period={period} />,
          },
          {
            label: <Text id="figure.allCrime" />,
            value:
              area.complete && count !== null
                ? big(intl.formatNumber(count))
                : bigText(<Text id="tracker.notAvailable" />),
            note: formatPeriodPhrase(intl, period.range, period.range.to),
          },
          {
            label: <Text id="figure.rate" />,
            value: isRanked ? big(formatRate(intl, rate)) : none,
            note: <Text id="figure.rateBase" />,
          },
        ]}
      />
      {!isRanked && <NoRankReason area={area} />}
    </div>
  );
}

/** The rank of the period before, where the area's own reports moved it. */
function RankNote(props: { rank: Extract<RateRank, { kind: 'ranked' }>; period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  const { rank, period } = props;
  if (rank.risen === null || rank.risen === 'unclear') return text('rateRank.note');
  return text('rateRank.before', {
    before: rank.rank + rank.risen,
    since: formatRankBaseline(intl, text, period),
  });
}

export function formatRankBaseline(
  intl: Parameters<typeof formatMonth>[0],
  text: ReturnType<typeof useText>,
  period: TrackerPeriod,
): string {
  return period.history === 'monthly'
    ? formatMonth(intl, period.justBefore.to, 'fullName')
    : text('rateRank.since.year');
}
