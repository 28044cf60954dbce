import { pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMonth } from '../i18n/figures.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './DataProvenance.module.css';
import { DataSource } from './DataSource.tsx';
import type { DataStatus } from './data-status.ts';

/** Shows the coverage, the sources, the method and the limits of the figures. */
export function DataProvenance(props: {
  status: DataStatus;
  /** The limits of the figures. */
  cautions: readonly MessageId[];
  /** Values of the cautions' messages. */
  values?: Readonly<Record<string, string>>;
}) {
  const text = useText();
  return (
    <section className={styles.label} aria-label={text('truth.label')}>
      <Reach status={props.status} />
      {props.status.released_at !== null && (
        <p>
          <DataSource status={props.status} />
        </p>
      )}
      <p>
        <Link to={pagePath({ kind: 'method' })}>
          <Text id="truth.method" />
        </Link>
      </p>
      <details className={styles.caution}>
        <summary>
          <Text id="truth.caution" />
        </summary>
        <ul>
          {props.cautions.map((caution) => (
            <li key={caution}>
              <Text id={caution} {...(props.values && { values: props.values })} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Reach(props: { status: DataStatus }) {
  const intl = useIntl();
  const through = parseYearMonth(props.status.data_through ?? '');
  if (through === null) return null;
  const from = parseYearMonth(props.status.provisional_from ?? '');
  const month = formatMonth(intl, through);
  if (from === null || from > through) {
    return (
      <p>
        <Text id="truth.through" values={{ month }} />
      </p>
    );
  }
  const provisional = formatMonth(intl, from);
  return (
    <p>
      <Text
        id={from === through ? 'truth.provisional' : 'truth.provisionalSince'}
        values={{ month, provisional }}
      />
    </p>
  );
}
