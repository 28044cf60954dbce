import type { CSSProperties } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import styles from './Legend.module.css';
import { type Ramp, rampVariables } from './ramp.ts';

/** A state of areas that is on the map now: without a figure, or with one to be read with care. */
export interface LegendState {
  readonly look: 'missing' | 'hatched';
  readonly text: MessageId;
}

/** What the colours mean, and each state that is on screen. */
export function Legend(props: {
  title: string;
  ramp: Ramp;
  /** What stands under the ramp: its ends, its ends and its middle, or a word for each colour. */
  words: readonly MessageId[];
  states: readonly LegendState[];
}) {
  const text = useText();
  const { ramp, words, states } = props;
  const colours = rampVariables(ramp);
  return (
    <section className={styles.legend} aria-label={text('legend.label')}>
      <h2 className={styles.title}>{props.title}</h2>
      <div className={styles.ramp} aria-hidden="true">
        {colours.map((colour, level) => (
          <span
            key={colour}
            className={level === ramp.middle ? styles.middle : undefined}
            style={{ background: colour }}
          />
        ))}
      </div>
      <p className={wordsClass(words.length)}>
        {words.map((word) => (
          <span key={word}>
            <Text id={word} />
          </span>
        ))}
      </p>
      {states.length > 0 && (
        <ul
          className={styles.states}
          style={
            { '--under-hatch': colours[Math.floor((colours.length - 1) / 2)] } as CSSProperties
          }
        >
          {states.map((state) => (
            <li key={state.text}>
              <i className={styles[state.look]} aria-hidden="true" />
              <Text id={state.text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsClass(count: number): string | undefined {
  if (count === 2) return styles.ends;
  return count === 3 ? styles.three : styles.each;
}
