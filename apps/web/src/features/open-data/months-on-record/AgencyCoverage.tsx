import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import { coveragePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './Coverage.module.css';
import { CoverageStrip } from './CoverageStrip.tsx';
import { formatRuns, parseRunMonth } from './coverage-text.ts';
import { groupAreas } from './group-areas.ts';
import { YearsAxis } from './YearsAxis.tsx';

/** The coverage of one department; expanded, of each neighborhood that it polices. */
export function AgencyCoverage(props: {
  coverage: CrimeCoverage;
  agency: CrimeCoverage['agencies'][number];
  months: MonthRange;
  chosen: AreaId | null;
}) {
  const { coverage, agency, months, chosen } = props;
  const intl = useIntl();
  const text = useText();
  const groups = groupAreas(coverage.areas, agency.agency);
  const shortNames = new Map(coverage.agencies.map((one) => [one.agency, one.short_name]));
  const changeOver = agency.change_over === null ? null : parseRunMonth(agency.change_over);
  const count = groups.reduce((sum, { areas }) => sum + areas.length, 0);
  const isChosen = groups.some(({ areas }) => areas.some(({ id }) => id === chosen));
  return (
    <details className={styles.agency} open={isChosen || undefined}>
      <summary className={styles.row}>
        <span className={styles.name}>
          {localName(intl, agency.name)}{' '}
          <span className={styles.count}>{text('coverage.areas', { count })}</span>
        </span>
        <CoverageStrip
          runs={agency.runs}
          months={months}
          changeOver={changeOver}
          label={formatRuns(intl, agency.runs)}
        />
      </summary>
      {groups.map(({ agencies, areas, runs }) => {
        const otherAgencies = agencies.filter((one) => one !== agency.agency);
        const names = intl.formatList(otherAgencies.map((one) => shortNames.get(one) ?? one));
        const runsText = formatRuns(intl, runs);
        return (
          <section key={agencies.join()} className={styles.group}>
            <h3>
              {otherAgencies.length === 0
                ? text('coverage.alone', { count: areas.length })
                : text('coverage.with', { count: areas.length, others: names })}
            </h3>
            <ul className={styles.areas}>
              {areas.map(({ id, name }) => (
                <li key={id} className={`${styles.row} ${id === chosen ? styles.chosen : ''}`}>
                  <Link to={coveragePath(id)}>{name}</Link>
                  <CoverageStrip
                    runs={runs}
                    months={months}
                    changeOver={changeOver}
                    label={runsText}
                    thin
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <YearsAxis months={months} isIndented />
    </details>
  );
}
