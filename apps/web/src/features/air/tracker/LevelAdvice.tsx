import { Text } from '../../../i18n/Text.tsx';
import { LEVEL_ADVICE } from '../figures/level-advice.ts';
import styles from './LevelAdvice.module.css';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** Shows the advice for the level, for sensitive groups and for everyone; none where the air may be different now. */
export function LevelAdvice(props: { data: AirTrackerData }) {
  const reading = props.data.aqi.data;
  if (!reading || props.data.shown?.kind !== 'shown' || props.data.isOutdated) return null;
  const advice = LEVEL_ADVICE[reading.aqi_category];
  return (
    <section aria-labelledby="air-advice">
      <h2 id="air-advice" className="visually-hidden">
        <Text id="advice.title" />
      </h2>
      <dl className={styles.groups}>
        <div>
          <dt>
            <Text id="advice.all" />
          </dt>
          <dd>
            <Text id={advice.all} />
          </dd>
        </div>
        <div>
          <dt>
            <Text id="advice.sensitive" />
          </dt>
          <dd>
            <Text id={advice.sensitive} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
