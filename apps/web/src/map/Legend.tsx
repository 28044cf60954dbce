import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import styles from './Legend.module.css';

export interface LegendProps {
  readonly title: string;
  readonly ramp: 'crime' | 'trend';
  readonly low: MessageId;
  readonly high: MessageId;
  /** The word under the middle of a diverging ramp. */
  readonly middle?: MessageId;
  /** States that are on the map now. */
  readonly missing: boolean;
  /** Areas that are shown like missing ones because their counting rules changed in between. */
  readonly broken?: boolean;
  readonly few: boolean;
}

const RAMPS = {
  crime: Array.from({ length: 6 }, (_, level) => `--crime-${level + 1}`),
  trend: Array.from({ length: 7 }, (_, level) => `--trend-${level + 1}`),
};

/** What the colours mean, and each state that is on screen. */
export function Legend(props: LegendProps) {
  const text = useText();
  return (
    <section className={styles.legend} aria-label={text('legend.label')}>
      <h2 className={styles.title}>{props.title}</h2>
      <div className={styles.ramp} aria-hidden="true">
        {RAMPS[props.ramp].map((colour, level) => (
          <span
            key={colour}
            className={props.ramp === 'trend' && level === 3 ? styles.middle : undefined}
            style={{ background: `var(${colour})` }}
          />
        ))}
      </div>
      <p className={props.middle ? styles.three : styles.ends}>
        <span>
          <Text id={props.low} />
        </span>
        {props.middle && (
          <span>
            <Text id={props.middle} />
          </span>
        )}
        <span>
          <Text id={props.high} />
        </span>
      </p>
      {(props.missing || props.broken || props.few) && (
        <ul className={styles.states}>
          {props.missing && (
            <li>
              <i className={styles.missing} aria-hidden="true" />
              <Text id="legend.missing" />
            </li>
          )}
          {props.broken && (
            <li>
              <i className={styles.missing} aria-hidden="true" />
              <Text id="legend.broken" />
            </li>
          )}
          {props.few && (
            <li>
              <i className={styles.few} aria-hidden="true" />
              <Text id="legend.few" />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
