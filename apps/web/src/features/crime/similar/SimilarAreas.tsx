import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import type { Partition } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import styles from './SimilarAreas.module.css';

/** Lists the similar areas in a disclosure below the chart, with a summary of the rule. */
export function SimilarAreas(props: { partition: Partition; areas: SimilarAreaRates['areas'] }) {
  const { partition, areas } = props;
  return (
    <Disclosure summary={<Text id="similar.which" />}>
      <p>
        <Text
          id={areas.length === 0 ? 'similar.none' : 'similar.rule'}
          values={{ count: areas.length }}
        />{' '}
        <Link to={`${pagePath({ kind: 'method' })}#county-and-similar-areas`}>
          <Text id="similar.method" />
        </Link>
      </p>
      <ul className={styles.areas}>
        {areas.map(({ id, name, population }) => (
          <li key={id}>
            <Link
              to={
                partition === 'neighborhoods'
                  ? trackerPath('neighborhood', id)
                  : pagePath({ kind: 'map', partition, area: id })
              }
            >
              {name}
            </Link>{' '}
            <Text id="similar.residents" values={{ count: population }} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Optional information behind a `summary`; hidden in print. */
function Disclosure(props: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={`${styles.fold} no-print`}>
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}
