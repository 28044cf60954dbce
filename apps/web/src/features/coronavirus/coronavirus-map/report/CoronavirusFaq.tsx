import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { CORONAVIRUS_REPORTERS } from '@townlight/domain/coronavirus';
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
      {CORONAVIRUS_REPORTERS.flatMap((reporter) => {
        const reporterSources = sources.filter((source) => source.reporter === reporter);
        if (reporterSources.length === 0) return [];
        const first = reporterSources.map((source) => source.first).sort()[0] as string;
        const through = reporterSources
          .map((source) => source.through)
          .sort()
          .at(-1) as string;
        return [
          <li key={reporter}>
            <Text
              id={`coronavirus.reporter.${reporter}`}
              values={{ first: formatCaseDay(intl, first), through: formatCaseDay(intl, through) }}
            />
          </li>,
        ];
      })}
    </ul>
  );
}
