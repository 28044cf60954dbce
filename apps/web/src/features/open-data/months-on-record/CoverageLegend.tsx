import { COVERAGE_STATES } from '@townlight/domain/crime';
import { Text } from '../../../i18n/Text.tsx';
import styles from './Coverage.module.css';
import { CoverageSwatch } from './CoverageStrip.tsx';

export function CoverageLegend({ withChange }: { withChange: boolean }) {
  return (
    <dl className={styles.legend}>
      {COVERAGE_STATES.map((state) => (
        <div key={state}>
          <dt>
            <CoverageSwatch state={state} />
            <Text id={`coverage.state.${state}`} />
          </dt>
          <dd>
            <Text id={`coverage.means.${state}`} />
          </dd>
        </div>
      ))}
      {withChange && (
        <div>
          <dt>
            <i className={styles.changeSwatch} aria-hidden="true" />
            <Text id="coverage.change" />
          </dt>
          <dd>
            <Text id="coverage.changeMeans" />
          </dd>
        </div>
      )}
    </dl>
  );
}
