import { computePoissonInterval } from '@townlight/domain/crime';
import { coveragePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ManyVisitors } from '../figures/ManyVisitors.tsx';
import { CrimeHowSure } from '../trackers/CrimeHowSure.tsx';
import { formatRankBaseline } from './RateFigures.tsx';
import type { NeighborhoodData } from './use-neighborhood-data.ts';

/** What limits the rank, the count and the rate of a neighborhood. */
export function NeighborhoodHowSure(props: { area: AreaId; data: NeighborhoodData }) {
  const intl = useIntl();
  const text = useText();
  const { data } = props;
  const { rank, area, time } = data;
  const { status, period } = time;
  if (status === undefined || period === null) return null;
  const { population, total_crime_count: count, total_crime_rate: rate } = area ?? {};
  const interval = count != null && rate != null ? computePoissonInterval(count) : null;
  return (
    <CrimeHowSure
      status={status}
      period={period}
      headline={data.headline}
      links={
        <Link to={coveragePath(props.area)}>
          <Text id="sure.months" />
        </Link>
      }
    >
      {interval !== null && population && rank?.kind === 'ranked' && (
        <p>
          <Text
            id="sure.rate"
            values={{
              low: formatRate(intl, interval.low / population),
              high: formatRate(intl, interval.high / population),
            }}
          />{' '}
          {area?.reliability === 'unstable' && <Text id="figure.unstable" />}
        </p>
      )}
      {area && <ManyVisitors area={area} partition="neighborhoods" />}
      {rank?.kind === 'ranked' && (
        <p>
          <Text
            id="rateRank.ranked"
            values={{ ranked: rank.ranked, areas: data.crimes?.length ?? rank.ranked }}
          />{' '}
          {rank.risen === 'unclear' && (
            <Text
              id="rateRank.unclear"
              values={{ since: formatRankBaseline(intl, text, period) }}
            />
          )}
        </p>
      )}
    </CrimeHowSure>
  );
}
