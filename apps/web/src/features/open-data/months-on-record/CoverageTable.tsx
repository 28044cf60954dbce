import { COVERAGE_STATES } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './Coverage.module.css';
import { type CoverageRuns, formatMonthsInState } from './coverage-text.ts';

/** The strips as a table: each with its months by state. */
export function CoverageTable(props: {
  title: string;
  lines: readonly { readonly key: string; readonly name: string; readonly runs: CoverageRuns }[];
}) {
  const intl = useIntl();
  const text = useText();
  return (
    <details className={styles.details}>
      <summary>
        <Text id="coverage.asTable" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={props.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Text id="coverage.line" />
              </th>
              {COVERAGE_STATES.map((state) => (
                <th key={state} scope="col">
                  <Text id={`coverage.state.${state}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.lines.map(({ key, name, runs }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {COVERAGE_STATES.map((state) => (
                  <td key={state}>
                    {formatMonthsInState(intl, runs, state) ?? text('coverage.none')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
