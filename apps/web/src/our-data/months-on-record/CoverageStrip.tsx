import type { CoverageState } from '@townlight/domain/crime';
import { type MonthRange, monthsIn, type YearMonth } from '@townlight/domain/time';
import styles from './Coverage.module.css';
import { type Runs, rangeOf } from './coverage-text.ts';

const LOOKS: Readonly<Record<CoverageState, string | undefined>> = {
  whole: styles.whole,
  partial: styles.partial,
  missing: styles.missing,
  'not-recorded': styles.notRecorded,
};

/** One line of the picture: the months from left to right, each in the look of its state. */
export function CoverageStrip(props: {
  runs: Runs;
  months: MonthRange;
  /** The month from which records follow other counting rules, where there is one. */
  changeOver?: YearMonth | null;
  /** The line in words; without it the line stands beside words that say the same. */
  label?: string;
  thin?: boolean;
}) {
  const { runs, months, changeOver = null, label } = props;
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={`${styles.strip} ${props.thin ? styles.thin : ''}`} {...said}>
      {runs.map((run) => (
        <i
          key={run.from}
          className={LOOKS[run.state]}
          style={{ flexGrow: monthsIn(rangeOf(run)) }}
        />
      ))}
      {changeOver !== null && changeOver > months.from && (
        <b
          className={styles.change}
          style={{ left: `${((changeOver - months.from) / monthsIn(months)) * 100}%` }}
        />
      )}
    </div>
  );
}

/** A month in the look of its state, for the legend. */
export function CoverageSwatch({ state }: { state: CoverageState }) {
  return <i className={`${styles.swatch} ${LOOKS[state]}`} aria-hidden="true" />;
}
