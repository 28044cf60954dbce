import { type ComponentType, Suspense, use } from 'react';
import * as air from '../air/index.ts';
import * as coronavirus from '../coronavirus/index.ts';
import * as crime from '../crime/index.ts';
import { AddTexts } from '../language/Language.tsx';
import { Text } from '../language/Text.tsx';
import { drawnPart } from '../net/drawn-parts.ts';
import * as news from '../news/index.ts';
import type { PanelArea } from '../page/NeighborhoodPanel.tsx';
import styles from './NeighborhoodGlance.module.css';

const fetchCrimeGlance = drawnPart('crime at a glance', crime.fetchCrimeGlance);
const fetchAirGlance = drawnPart('air at a glance', air.fetchAirGlance);
const fetchCoronavirusGlance = drawnPart(
  'coronavirus at a glance',
  coronavirus.fetchCoronavirusGlance,
);
const fetchNewsGlance = drawnPart('news at a glance', news.fetchNewsGlance);

/** Shows a card from each feature on the neighborhood page: one sentence, one small chart and a link each. */
export function NeighborhoodGlance(props: PanelArea) {
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance" className={styles.title}>
        <Text id="glance.title" />
      </h2>
      <Suspense fallback={<div className={styles.place} />}>
        <div className={styles.cards}>
          <Card {...props} fetchCard={fetchCrimeGlance} />
          <AddTexts catalog="air">
            <Card {...props} fetchCard={fetchAirGlance} />
          </AddTexts>
          <Card {...props} fetchCard={fetchCoronavirusGlance} />
          <Card {...props} fetchCard={fetchNewsGlance} />
        </div>
      </Suspense>
    </section>
  );
}

function Card(props: PanelArea & { fetchCard: () => Promise<ComponentType<PanelArea>> }) {
  const { fetchCard, ...area } = props;
  const Shown = use(fetchCard());
  return <Shown {...area} />;
}
