import type { CoverageState } from '@townlight/domain/crime';
import { countMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import styles from './Coverage.module.css';
import { type CoverageRuns, toMonthRange } from './coverage-text.ts';

const STATE_CLASSES: Readonly<Record<CoverageState, string | undefined>> = {
  whole: styles.complete,
  partial: styles.partial,
  missing: styles.missing,
  'not-recorded': styles.notRecorded,
};

/** A strip of months from left to right, each styled by its state. */
export function CoverageStrip(props: {
  runs: CoverageRuns;
  months: MonthRange;
  /** The month from which records follow other counting rules, if any. */
  changeOver?: YearMonth | null;
  /** The accessible description; without it the strip is hidden from screen readers, as adjacent text covers it. */
  label?: string;
  thin?: boolean;
}) {
  const { runs, months, changeOver = null, label } = props;
  const ariaProps =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={`${styles.strip} ${props.thin ? styles.thin : ''}`} {...ariaProps}>
      {runs.map((run) => (
        <i
          key={run.from}
          className={STATE_CLASSES[run.state]}
          style={{ flexGrow: countMonths(toMonthRange(run)) }}
        />
      ))}
      {changeOver !== null && changeOver > months.from && (
        <b
          className={styles.change}
          style={{ left: `${((changeOver - months.from) / countMonths(months)) * 100}%` }}
        />
      )}
    </div>
  );
}

/** A month styled by its state, for the legend. */
export function CoverageSwatch({ state }: { state: CoverageState }) {
  return <i className={`${styles.swatch} ${STATE_CLASSES[state]}`} aria-hidden="true" />;
}
