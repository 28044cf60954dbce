import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { useIntl } from 'react-intl';
import { Text } from '../../../../i18n/Text.tsx';
import { formatCaseDay } from '../../figures/case-day.ts';
import styles from './CoronavirusReport.module.css';

const QUESTIONS = ['counted', 'withheld', 'areas', 'corrected', 'ended'] as const;

/** Answers frequent questions, the sources of the data first. // spec 2 */
export function CoronavirusFaq(props: { status: CoronavirusStatus | null | undefined }) {
  return (
    <section className={styles.faq}>
      <h2>
        <Text id="coronavirus.faq" />
      </h2>
      {props.status && (
        <details>
          <summary>
            <Text id="coronavirus.faq.sources" />
          </summary>
          <Sources status={props.status} />
        </details>
      )}
      {QUESTIONS.map((question) => (
        <details key={question}>
          <summary>
            <Text id={`coronavirus.faq.${question}`} />
          </summary>
          <p>
            <Text id={`coronavirus.faq.${question}Text`} />
          </p>
        </details>
      ))}
    </section>
  );
}

/** Lists each reporter with the days that its reports cover. */
function Sources(props: { status: CoronavirusStatus }) {
  const intl = useIntl();
  const { sources, sample } = props.status;
  if (sample) {
    return (
      <p>
        <Text id="coronavirus.sample" />
      </p>
    );
  }
  return (
    <ul>
      {listReporters(sources).map(({ city, first, through }) => {
        const days = { first: formatCaseDay(intl, first), through: formatCaseDay(intl, through) };
        return (
          <li key={city}>
            {city === null ? (
              <Text id="coronavirus.reporter.county" values={days} />
            ) : (
              <Text id="coronavirus.reporter.city" values={{ city, ...days }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the health departments with their first and last day, the county’s first. */
function listReporters(sources: CoronavirusStatus['sources']) {
  const cities = [...new Set(sources.map(({ reporter_city: city }) => city))];
  return cities
    .map((city) => {
      const ones = sources.filter((source) => source.reporter_city === city);
      const last = ones.map((source) => source.through).sort();
      return {
        city,
        first: ones.map((source) => source.first).sort()[0] as string,
        through: last.at(-1) as string,
      };
    })
    .sort((a, b) => (a.city ?? '').localeCompare(b.city ?? ''));
}
