import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import { trackerPath } from '@townlight/domain/pages';
import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../../language/names.ts';
import { Text } from '../../language/Text.tsx';
import { areaLink } from './area-link.ts';
import styles from './Coverage.module.css';
import { CoverageStrip } from './CoverageStrip.tsx';
import { runsInWords } from './coverage-text.ts';
import { YearsAxis } from './YearsAxis.tsx';

/** What is on record of one neighborhood: all departments together, and each that polices it. */
export function ChosenArea(props: {
  coverage: CrimeCoverage;
  area: CrimeCoverage['areas'][number];
  months: MonthRange;
}) {
  const { coverage, area, months } = props;
  const intl = useIntl();
  const policing = coverage.agencies.filter(({ agency }) => area.agencies.includes(agency));
  return (
    <section className={styles.section} aria-labelledby="coverage-area">
      <h2 id="coverage-area">{area.name}</h2>
      <div className={styles.line}>
        <p>
          <Text id="coverage.together" />
        </p>
        <CoverageStrip runs={area.runs} months={months} />
        <p className={styles.words}>{runsInWords(intl, area.runs)}</p>
      </div>
      {policing.map(({ agency, name, runs }) => (
        <div key={agency} className={styles.line}>
          <p>{localName(intl, name)}</p>
          <CoverageStrip runs={runs} months={months} />
          <p className={styles.words}>{runsInWords(intl, runs)}</p>
        </div>
      ))}
      {policing.length === 0 && (
        <p>
          <Text id="coverage.nobody" />
        </p>
      )}
      <YearsAxis months={months} />
      <p className={styles.ways}>
        <Link to={trackerPath('neighborhood', area.id)}>
          <Text id="coverage.toArea" values={{ area: area.name }} />
        </Link>{' '}
        <Link to={areaLink(null)}>
          <Text id="coverage.all" />
        </Link>
      </p>
    </section>
  );
}
