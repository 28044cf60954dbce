import { type ComponentType, Suspense, use } from 'react';
import * as air from '../features/air/index.ts';
import * as coronavirus from '../features/coronavirus/index.ts';
import * as crime from '../features/crime/index.ts';
import * as news from '../features/news/index.ts';
import { lazyImport } from '../http/lazy-imports.ts';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import type { PanelArea } from '../page/NeighborhoodPanel.tsx';
import styles from './NeighborhoodGlance.module.css';

const importCrimeGlance = lazyImport('crime at a glance', crime.importCrimeGlance);
const importAirGlance = lazyImport('air at a glance', air.importAirGlance);
const importCoronavirusGlance = lazyImport(
  'coronavirus at a glance',
  coronavirus.importCoronavirusGlance,
);
const importNewsGlance = lazyImport('news at a glance', news.importNewsGlance);

/** Shows a card from each feature on the neighborhood page: one sentence, one small chart and a link each. */
export function NeighborhoodGlance(props: PanelArea) {
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance" className={styles.title}>
        <Text id="glance.title" />
      </h2>
      <Suspense fallback={<div className={styles.place} />}>
        <div className={styles.cards}>
          <Card {...props} importCard={importCrimeGlance} />
          <AddMessages catalog="air">
            <Card {...props} importCard={importAirGlance} />
          </AddMessages>
          <Card {...props} importCard={importCoronavirusGlance} />
          <Card {...props} importCard={importNewsGlance} />
        </div>
      </Suspense>
    </section>
  );
}

function Card(props: PanelArea & { importCard: () => Promise<ComponentType<PanelArea>> }) {
  const { importCard, ...area } = props;
  const Shown = use(importCard());
  return <Shown {...area} />;
}
