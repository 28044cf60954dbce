import type { MonthRates } from './build-small-multiples.ts';
import styles from './MultipleChart.svg.module.css';

const WIDTH = 160;
const HEIGHT = 48;

/** The months of a place as a line over those of the page's, on a scale that all such charts share. */
export function MultipleChart(props: { rates: MonthRates; home: MonthRates; top: number }) {
  const { rates, home, top } = props;
  const x = (at: number, of: MonthRates) => (WIDTH * at) / Math.max(1, of.length - 1);
  const y = (rate: number) => HEIGHT - (HEIGHT * rate) / top;
  const line = (of: MonthRates) =>
    of
      .map((rate, at) =>
        rate === null
          ? ''
          : `${(of[at - 1] ?? null) === null ? 'M' : 'L'}${x(at, of).toFixed(1)} ${y(rate).toFixed(1)}`,
      )
      .join('');
  const last = rates.at(-1) ?? null;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -5 ${WIDTH + 6} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className={styles.home} d={line(home)} />
      <path className={styles.line} d={line(rates)} />
      {last !== null && (
        <path className={styles.end} d={`M${x(rates.length - 1, rates)} ${y(last)}h0`} />
      )}
    </svg>
  );
}
