import type { SourceTermsEntry } from '@townlight/contract/open-data';
import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import styles from './SourceTerms.module.css';

/** Lists who publishes the records, under which terms, and the obligations of those who use them. */
export function SourceTerms(props: { sources: readonly SourceTermsEntry[] }) {
  const toReleases = (chunks: ReactNode[]) => (
    <Link to={pagePath({ kind: 'data-releases' })}>{chunks}</Link>
  );
  return (
    <section>
      <h2 id="terms">
        <Text id="terms.title" />
      </h2>
      <p>
        <Text id="terms.lead" values={{ a: toReleases }} />
      </p>
      <ul className={styles.list}>
        {props.sources.map((source) => (
          <li key={source.id}>
            <h3>{source.gives}</h3>
            <dl className={styles.facts}>
              <Fact name="terms.publisher" text={source.publisher} url={source.url} />
              <Fact name="terms.terms" text={source.terms} url={source.terms_url} />
              <Fact name="terms.asks" text={source.asks} url={null} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact(props: { name: MessageId; text: string; url: string | null }) {
  return (
    <div>
      <dt>
        <Text id={props.name} />
      </dt>
      <dd>{props.url === null ? props.text : <a href={props.url}>{props.text}</a>}</dd>
    </div>
  );
}
