import { trackerPath } from '@townlight/domain/pages';
import { NavLink } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import styles from './SavedPlaceLinks.module.css';
import { useSavedPlaces } from './use-saved-places.ts';

/** Links to the saved places on every page; nothing while there are none. */
export function SavedPlaceLinks() {
  const text = useText();
  const places = useSavedPlaces();
  if (places.length === 0) return null;
  return (
    <nav className={styles.places} aria-label={text('places.open')}>
      {places.map(({ area, name }) => (
        <NavLink key={area} to={trackerPath('neighborhood', area)}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
