import styles from './Sparkline.module.css';

const HEIGHT = 44;
const STEP = 10;

/** One bar; `null` is a gap. */
export interface SparkBar {
  readonly value: number | null;
  /** A CSS color; the default color of bars if omitted. */
  readonly color?: string | undefined;
}

/** A chart without axes that illustrates a sentence. */
export function Sparkline(props: {
  bars: readonly SparkBar[];
  /** The accessible name of the chart. */
  label: string;
  /** The minimum end of the scale. */
  minTop?: number;
}) {
  const { bars } = props;
  const top = Math.max(props.minTop ?? 1, ...bars.map(({ value }) => value ?? 0));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={props.label}
    >
      {bars.map(({ value, color }, at) => {
        // positive values stay visible, however small
        const height = value === null || value <= 0 ? 0 : Math.max(1.5, (value / top) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            className={at === bars.length - 1 ? styles.last : styles.bar}
            {...(color !== undefined && { style: { fill: color } })}
          />
        );
      })}
    </svg>
  );
}
