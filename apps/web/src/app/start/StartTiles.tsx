import { PAGE_PATHS } from '@townlight/domain/pages';
import { AirTile, airCatalog } from '../../features/air/index.ts';
import { CrimeTile } from '../../features/crime/index.ts';
import { MyPlacesTile } from '../../features/saved-places/index.ts';
import { hasFeature } from '../../i18n/county.ts';
import { AddMessages } from '../../i18n/LanguageProvider.tsx';
import { startCatalog } from '../../i18n/messages/shared-catalogs.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { StartTile } from '../../page/StartTile.tsx';
import styles from './StartTiles.module.css';

/** What else is on the site, with a figure each. */
export function StartTiles() {
  return (
    <AddMessages catalog={startCatalog}>
      <AddMessages catalog={airCatalog}>
        <TileList />
      </AddMessages>
    </AddMessages>
  );
}

function TileList() {
  const text = useText();
  return (
    <nav aria-label={text('start.label')}>
      <ul className={styles.list}>
        <CrimeTile />
        <AirTile />
        {hasFeature('traffic') && (
          <StartTile
            to={PAGE_PATHS.traffic}
            title={<Text id="start.traffic" />}
            text={<Text id="start.trafficMap" />}
          />
        )}
        <MyPlacesTile />
      </ul>
    </nav>
  );
}
