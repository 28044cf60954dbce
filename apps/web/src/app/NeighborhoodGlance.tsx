import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { AirGlance, airCatalog } from '../features/air/index.ts';
import { CoronavirusGlance } from '../features/coronavirus/index.ts';
import { hasFeature } from '../i18n/county.ts';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import type { PanelArea } from '../page/PageSlots.tsx';
import styles from './NeighborhoodGlance.module.css';

/** The other features on the neighborhood page: the air, and a line each for coronavirus and news. */
export function NeighborhoodGlance(props: PanelArea) {
  return (
    <div className={styles.glance}>
      <AddMessages catalog={airCatalog}>
        <AirGlance {...props} />
      </AddMessages>
      {hasFeature('coronavirus') && <CoronavirusGlance {...props} />}
      <p>
        <Link to={pagePath({ kind: 'news', area: props.area })}>
          <Text id="glance.allNews" values={{ name: props.name }} />
        </Link>
      </p>
    </div>
  );
}
