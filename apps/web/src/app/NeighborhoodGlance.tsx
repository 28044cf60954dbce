import { type ComponentType, Suspense, use } from 'react';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import { FeaturesContext } from '../page/feature.ts';
import type { PanelArea } from '../page/NeighborhoodPanel.tsx';
import styles from './NeighborhoodGlance.module.css';

/** Shows a card from each feature on the neighborhood page: one sentence, one small chart and a link each. */
export function NeighborhoodGlance(props: PanelArea) {
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance" className={styles.title}>
        <Text id="glance.title" values={{ name: props.name }} />
      </h2>
      <Suspense fallback={<div className={styles.place} />}>
        <div className={styles.cards}>
          {use(FeaturesContext).map(({ name, glance }) => {
            if (glance === undefined) return null;
            const card = <Card key={name} {...props} importCard={glance.importCard} />;
            if (glance.catalog === undefined) return card;
            return (
              <AddMessages key={name} catalog={glance.catalog}>
                {card}
              </AddMessages>
            );
          })}
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
