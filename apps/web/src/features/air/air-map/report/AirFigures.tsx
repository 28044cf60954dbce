import { type AirQualityIndex, pm25BadgeColor } from '@townlight/domain/air';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import type { PageScale } from '../../figures/air-scale.ts';
import { formatAqi, formatPm25 } from '../format-air.ts';
import styles from './AirFigures.module.css';

const big = (chunks: ReactNode[]) => <b className={styles.big}>{chunks}</b>;
const BADGES = ['green', 'yellow', 'orange', 'red', 'darkred'] as const;

/** Shows the PM2.5 AQI score in its badge, the air quality ranking and the concentration. // spec 2 */
export function AirFigures(props: {
  index: AirQualityIndex;
  pm25: number;
  rank: number | null;
  rankedCount: number;
  scale: PageScale;
}) {
  const intl = useIntl();
  const text = useText();
  const { index, pm25, rank } = props;
  const color = pm25BadgeColor(pm25);
  const badge = BADGES.indexOf(color) + 1;
  return (
    <dl className={styles.figures} aria-label={text('figure.label')}>
      <div
        className={styles.badge}
        data-badge={color}
        style={{ background: `var(--air-badge-${badge})`, color: `var(--air-badge-ink-${badge})` }}
      >
        <dt>
          <Text id={props.scale === 'site' ? 'airMap.score' : 'airMap.scoreNowCast'} />
        </dt>
        <dd>
          <b className={styles.score}>{formatAqi(intl, index)}</b>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>
          <Text id="airMap.ranking" />
          <span className={styles.small}>
            <Text id="airMap.rankOne" />
          </span>
        </dt>
        <dd>
          {rank === null ? (
            <Text id="airMap.unranked" />
          ) : (
            <Text id="airMap.rankingOf" values={{ big, rank, ranked: props.rankedCount }} />
          )}
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>
          <Text id="airMap.mean" />
        </dt>
        <dd>
          <Text id="airMap.meanOf" values={{ big, pm25: formatPm25(intl, pm25) }} />
        </dd>
      </div>
      <div className={styles.note}>
        <dt className="visually-hidden">
          <Text id="table.note" />
        </dt>
        <dd>
          <Text id="airMap.badge" /> {index.isBeyondScale && <Text id="airMap.beyond" />}
        </dd>
      </div>
    </dl>
  );
}
