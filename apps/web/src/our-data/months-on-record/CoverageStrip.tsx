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

/** A strip of months from left to right, each styled by its state. */
export function CoverageStrip(props: {
  runs: Runs;
  months: MonthRange;
  /** The month from which records follow other counting rules, if any. */
  changeOver?: YearMonth | null;
  /** The accessible description; without it the strip is hidden from screen readers, as adjacent text covers it. */
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

/** A month styled by its state, for the legend. */
export function CoverageSwatch({ state }: { state: CoverageState }) {
  return <i className={`${styles.swatch} ${LOOKS[state]}`} aria-hidden="true" />;
}
