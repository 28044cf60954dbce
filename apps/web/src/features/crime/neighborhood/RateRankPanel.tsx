import type { AreaCrimes } from '@townlight/contract/crime';
import { computePoissonInterval } from '@townlight/domain/crime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loads } from '../../../http/loads.ts';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/LoadPlaceholder.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ManyVisitors } from '../figures/ManyVisitors.tsx';
import { UnrankedText } from '../figures/UnrankedText.tsx';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { formatMonthName } from '../trackers/headline.ts';
import styles from './RateRankPanel.module.css';
import type { RateRank } from './rate-rank.ts';

const big = (chunks: ReactNode[]) => <b className={styles.big}>{chunks}</b>;

/** The crime rate panel: rank, change, or N/A with its text. // spec 2 and 8 */
export function RateRankPanel(props: {
  rank: RateRank | null;
  area: AreaCrimes | undefined;
  period: TrackerPeriod | null;
  loads: Loads;
}) {
  const { rank, area, period } = props;
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="rateRank.title" />
      </h2>
      <div className={styles.panel}>
        {rank === null || period === null ? (
          <LoadPlaceholder loads={props.loads}>
            <span className={styles.place} />
          </LoadPlaceholder>
        ) : rank.kind === 'unranked' ? (
          area && findUnrankedReason(area) === null ? (
            <TooFew count={area.total_crime_count ?? 0} />
          ) : (
            <Unranked area={area} />
          )
        ) : (
          <>
            <p className={styles.of}>
              <Text id="rateRank.of" values={{ big, rank: rank.rank, ranked: rank.ranked }} />
            </p>
            {rank.risen !== null && <Risen rank={rank.rank} risen={rank.risen} period={period} />}
            {area && <RateWithChance area={area} period={period} />}
            {area && (
              <div className={styles.visitors}>
                <ManyVisitors area={area} partition="neighborhoods" />
              </div>
            )}
            {area?.reliability === 'unstable' && (
              <p className={styles.rate}>
                <Text id="figure.unstable" />
              </p>
            )}
            <RankCaution />
          </>
        )}
      </div>
    </section>
  );
}

function Unranked(props: { area: AreaCrimes | undefined }) {
  const { area } = props;
  const because = area && findUnrankedReason(area);
  return (
    <>
      <p>
        <b className={styles.big}>
          <Text id="tracker.notAvailable" />
        </b>
      </p>
      {because && (
        <p className={styles.reason}>
          <UnrankedText
            because={because}
            residents={area.population}
            count={area.total_crime_count}
          />
        </p>
      )}
    </>
  );
}

/** Readings 16 and 42: under 10 reports there is neither rate nor rank. */
function TooFew(props: { count: number }) {
  return (
    <>
      <p>
        <b className={styles.big}>
          <Text id="figure.tooFew" />
        </b>
      </p>
      <p className={styles.reason}>
        <Text id="caption.tooFew" values={props} />.
      </p>
    </>
  );
}

function Risen(props: { rank: number; risen: number | 'unclear'; period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  const { rank, risen, period } = props;
  const since =
    period.history === 'monthly'
      ? formatMonthName(intl, period.justBefore.to)
      : text('rateRank.since.year');
  if (risen === 'unclear')
    return <p className={styles.risen}>{text('rateRank.unclear', { since })}</p>;
  return (
    <p className={styles.risen}>
      {risen !== 0 && <span aria-hidden="true">{risen > 0 ? '▲ ' : '▼ '}</span>}
      {risen === 0
        ? text('rateRank.same', { since })
        : text('rateRank.moved', { before: rank + risen, rank, since })}
    </p>
  );
}

function RateWithChance(props: { area: AreaCrimes; period: TrackerPeriod }) {
  const intl = useIntl();
  const { total_crime_count: count, total_crime_rate: rate, population } = props.area;
  if (count === null || rate === null || !population) return null;
  const { low, high } = computePoissonInterval(count);
  const { range } = props.period;
  return (
    <p className={styles.rate}>
      <Text
        id="rateRank.rate"
        values={{
          rate: formatRate(intl, rate),
          when: formatPeriodPhrase(intl, range, range.to),
          low: formatRate(intl, low / population),
          high: formatRate(intl, high / population),
        }}
      />{' '}
      <Text id="rateRank.note" />
    </p>
  );
}

/** The caution behind a disclosure next to every rank. */
function RankCaution() {
  return (
    <Disclosure summary={<Text id="truth.caution" />}>
      <p>
        <Text id="truth.cautionRanking" />
      </p>
      <p>
        <Text id="truth.cautionResidents" />
      </p>
    </Disclosure>
  );
}
