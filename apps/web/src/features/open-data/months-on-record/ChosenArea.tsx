import type { CrimeStatus } from '@townlight/contract/crime';
import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import type { MethodsReply } from '@townlight/contract/methods';
import { coveragePath, trackerPath } from '@townlight/domain/pages';
import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { listIncompleteReasons, listUnrecordedTypes } from './area-reasons.ts';
import styles from './Coverage.module.css';
import { CoverageStrip } from './CoverageStrip.tsx';
import { formatRuns } from './coverage-text.ts';
import { YearsAxis } from './YearsAxis.tsx';

/** The coverage of one neighborhood: all departments together, and each that polices it. */
export function ChosenArea(props: {
  coverage: CrimeCoverage;
  area: CrimeCoverage['areas'][number];
  months: MonthRange;
  status: CrimeStatus | undefined;
  methods: MethodsReply | undefined;
}) {
  const { coverage, area, months, status, methods } = props;
  const intl = useIntl();
  const policing = coverage.agencies.filter(({ agency }) => area.agencies.includes(agency));
  return (
    <section className={styles.section} aria-labelledby="coverage-area">
      <h2 id="coverage-area">{area.name}</h2>
      {policing.length > 0 && (
        <p>
          <Text
            id="report.policedBy"
            values={{ names: intl.formatList(policing.map(({ name }) => localName(intl, name))) }}
          />
        </p>
      )}
      {listIncompleteReasons(intl, area, policing).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <div className={styles.line}>
        <p>
          <Text id="coverage.together" />
        </p>
        <CoverageStrip runs={area.runs} months={months} />
        <p className={styles.text}>{formatRuns(intl, area.runs)}</p>
      </div>
      {policing.map(({ agency, name, runs }) => (
        <div key={agency} className={styles.line}>
          <p>{localName(intl, name)}</p>
          <CoverageStrip runs={runs} months={months} />
          <p className={styles.text}>{formatRuns(intl, runs)}</p>
          <p className={styles.text}>
            <Loaded at={status?.sources.find((source) => source.agency === agency)?.released_at} />
          </p>
          {methods &&
            listUnrecordedTypes(intl, agency, methods).map((sentence) => (
              <p key={sentence} className={styles.text}>
                {sentence}
              </p>
            ))}
        </div>
      ))}
      <YearsAxis months={months} />
      <p className={styles.ways}>
        <Link to={trackerPath('neighborhood', area.id)}>
          <Text id="coverage.toArea" values={{ area: area.name }} />
        </Link>{' '}
        <Link to={coveragePath(null)}>
          <Text id="coverage.all" />
        </Link>
      </p>
    </section>
  );
}

/** The date when records of a department were last loaded. */
function Loaded(props: { at: string | null | undefined }) {
  const intl = useIntl();
  if (props.at === null || props.at === undefined) return <Text id="coverage.neverLoaded" />;
  return <Text id="coverage.loaded" values={{ day: formatDay(intl, props.at, county.timeZone) }} />;
}
