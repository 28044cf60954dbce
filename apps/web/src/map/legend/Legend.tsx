import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { type ColorRamp, listRampVariables } from '../ramp.ts';
import styles from './Legend.module.css';

/** Whether legends are collapsed to their first line, so that a low window leaves space for its map. */
export const LegendCollapsedContext = createContext(false);

/** A state of areas that is on the map now: without a figure, or with an unreliable one; or the marker of a point. */
export interface LegendState {
  readonly swatch:
    | 'missing'
    | 'unrecorded'
    | 'withheld'
    | 'too-few'
    | 'hatched'
    | 'faded'
    | 'point';
  readonly text: MessageId;
  readonly values?: Record<string, string | number>;
}

/** One color of a fixed scale: its range of figures and its label. */
export interface LegendBand {
  readonly range: string;
  readonly text: MessageId;
}

/** The boundary of two colors of the ramp, with its figure. */
export interface LegendEdge {
  /** The position along the ramp, 0 to 1. */
  readonly at: number;
  readonly figure: string;
}

/** The legend of the colors and of each state that is on screen. */
export function Legend(props: {
  title: string;
  ramp: ColorRamp;
  /** The labels under the ramp: its ends, its ends and its middle, or one for each color. */
  labels?: readonly MessageId[];
  /** The figures at which the colors of the ramp change, low to high. */
  edges?: readonly LegendEdge[];
  /** Instead of a ramp a line for each color, in the ramp's order. */
  bands?: readonly LegendBand[];
  /** A note on how to read it. */
  note?: ReactNode;
  states: readonly LegendState[];
}) {
  const text = useText();
  const folds = use(LegendCollapsedContext);
  const { ramp, labels, bands, states, edges = [] } = props;
  const colors = listRampVariables(ramp);
  const strip = (
    <span className={styles.ramp} aria-hidden="true">
      {colors.map((color, level) => (
        <span
          key={color}
          className={level === ramp.middle ? styles.middle : undefined}
          style={{ background: color }}
        />
      ))}
    </span>
  );
  const meaning = (
    <>
      {bands && <Bands bands={bands} colors={colors} />}
      {edges.length > 0 && <Edges edges={edges} />}
      {labels && (
        <p className={labelsClass(labels.length)}>
          {labels.map((label) => (
            <span key={label}>
              <Text id={label} />
            </span>
          ))}
        </p>
      )}
      {states.length > 0 && (
        <ul
          className={styles.states}
          style={{ '--under-hatch': colors[Math.floor((colors.length - 1) / 2)] } as CSSProperties}
        >
          {states.map((state) => (
            <li key={state.text}>
              <i className={styles[state.swatch]} aria-hidden="true" />
              <Text id={state.text} {...(state.values && { values: state.values })} />
            </li>
          ))}
        </ul>
      )}
      {props.note && <p className={styles.note}>{props.note}</p>}
    </>
  );
  if (folds)
    return (
      <details className={`${styles.legend} ${styles.folded}`} aria-label={text('legend.label')}>
        <summary>
          <span className="visually-hidden">
            {text('legend.label')}: {props.title}
          </span>
          <span className={styles.line} aria-hidden="true">
            <span className={styles.opened}>{props.title}</span>
            <span>{labels?.[0] === undefined ? props.title : text(labels[0])}</span>
            {strip}
            {labels !== undefined && labels.length > 1 && (
              <span>{text(labels.at(-1) as MessageId)}</span>
            )}
            <svg width="0.75rem" height="0.5rem" viewBox="0 0 12 8" aria-hidden="true">
              <path d="M1 7l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </span>
        </summary>
        <div className={styles.open}>
          {labels && strip}
          {meaning}
        </div>
      </details>
    );
  return (
    <section className={styles.legend} aria-label={text('legend.label')}>
      <h2 className={styles.title}>{props.title}</h2>
      {labels && strip}
      {meaning}
    </section>
  );
}

function Edges(props: { edges: readonly LegendEdge[] }) {
  return (
    <p className={styles.edges}>
      <span className="visually-hidden">
        <Text
          id="legend.edges"
          values={{ edges: props.edges.map(({ figure }) => figure).join('; ') }}
        />
      </span>
      {props.edges.map(({ at, figure }) => (
        <span key={at} style={{ left: `${100 * at}%` }} aria-hidden="true">
          {figure}
        </span>
      ))}
    </p>
  );
}

function Bands(props: { bands: readonly LegendBand[]; colors: readonly string[] }) {
  return (
    <ul className={styles.bands}>
      {props.bands.map((band, level) => (
        <li key={band.text}>
          <i style={{ background: props.colors[level] }} aria-hidden="true" />
          <span className={styles.range}>{band.range}</span> <Text id={band.text} />
        </li>
      ))}
    </ul>
  );
}

function labelsClass(count: number): string | undefined {
  if (count === 2) return styles.ends;
  return count === 3 ? styles.three : styles.each;
}
