import { AirGlance, airCatalog } from '../features/air/index.ts';
import { CoronavirusGlance } from '../features/coronavirus/index.ts';
import { NewsGlance } from '../features/news/index.ts';
import { hasFeature } from '../i18n/county.ts';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import type { PanelArea } from '../page/NeighborhoodPanel.tsx';
import styles from './NeighborhoodGlance.module.css';

/** The other features on the neighborhood page: one sentence, one small chart and a link each. */
export function NeighborhoodGlance(props: PanelArea) {
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance" className={styles.title}>
        <Text id="glance.title" values={{ name: props.name }} />
      </h2>
      <div className={styles.cards}>
        <AddMessages catalog={airCatalog}>
          <AirGlance {...props} />
        </AddMessages>
        <NewsGlance {...props} />
        {hasFeature('coronavirus') && <CoronavirusGlance {...props} />}
      </div>
    </section>
  );
}
