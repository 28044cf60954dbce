import { pagePath } from '@townlight/domain/pages';
import { parseHour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../language/county.ts';
import { Text } from '../../language/Text.tsx';
import { useWide } from '../../look/use-wide.ts';
import type { PanelArea } from '../../page/NeighborhoodPanel.tsx';
import type { AirQuestion } from '../api/air-point.ts';
import { useAqi } from '../api/use-aqi.ts';
import { useAqiHistory } from '../api/use-aqi-history.ts';
import { useAreaCenter } from '../api/use-area-center.ts';
import { AqiBadge } from '../figures/AqiBadge.tsx';
import { AqiHours } from '../figures/AqiHours.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { UsualSentence } from '../figures/UsualSentence.tsx';
import styles from './NeighborhoodAir.module.css';

const CHART_HEIGHT = 150;
/** Beside the words on a laptop. */
const WIDE_WIDTH = 500;

/** The air in the middle of a neighborhood, for its page: now, against the usual, and the last 48 hours. */
export function NeighborhoodAir(props: PanelArea) {
  const intl = useIntl();
  const { area, name } = props;
  const center = useAreaCenter(area);
  const question: AirQuestion | null = center.data
    ? { point: center.data, hour: null, scale: 'site' }
    : null;
  const wide = useWide();
  const aqi = useAqi(question);
  const history = useAqiHistory(question);
  const reading = aqi.data;
  const hour = parseHour(reading?.datetime ?? '');
  const points = history.data ?? [];
  const more = center.data && (
    <Link to={pagePath({ kind: 'air', place: { label: name, ...center.data } })}>
      <Text id="airPanel.more" />
    </Link>
  );
  return (
    <section className={styles.panel} aria-labelledby="neighborhood-air">
      <h2 id="neighborhood-air" className={styles.title}>
        <Text id="airPanel.title" />
      </h2>
      <div className={styles.frame}>
        {reading && hour !== null ? (
          <>
            <div className={styles.words}>
              <AqiBadge
                aqi={reading.aqi}
                category={reading.aqi_category}
                beyond={reading.beyond_index}
              />
              <p>
                <UsualSentence reading={reading} hour={hour} past={false} />
              </p>
              <p className={styles.when}>{formatDayAndHour(intl, hour, county.timeZone)}</p>
              {more}
            </div>
            <div className={styles.chart}>
              {points.some((point) => point.aqi !== null) && (
                <AqiHours
                  points={points}
                  scale="site"
                  height={CHART_HEIGHT}
                  {...(wide && { firstWidth: WIDE_WIDTH })}
                />
              )}
            </div>
          </>
        ) : (
          <div className={styles.words}>
            <p className={styles.said}>
              <Text id={saidOf()} />
            </p>
            {more}
          </div>
        )}
      </div>
    </section>
  );

  function saidOf() {
    if (center.isError || aqi.isError) return 'airPanel.failed';
    return reading === null || center.data === null ? 'airPanel.none' : 'air.loading';
  }
}
