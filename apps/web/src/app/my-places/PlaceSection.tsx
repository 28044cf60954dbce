import { trackerPath } from '@townlight/domain/pages';
import { useId } from 'react';
import { Link } from 'react-router';
import { AirPlaceSummary } from '../../features/air/index.ts';
import { CrimePlaceSummary } from '../../features/crime/index.ts';
import { NewsPlaceSummary } from '../../features/news/index.ts';
import type { SavedPlace } from '../../features/saved-places/index.ts';
import styles from './MyPlaces.module.css';
import { PlaceActions } from './PlaceActions.tsx';

/** One saved place: its name, and a paragraph on crime, the air and what changed. */
export function PlaceSection(props: {
  place: SavedPlace;
  /** The neighborhood's official name. */
  neighborhood: string;
  onRename: (name: string) => void;
  onRemove: () => void;
}) {
  const titleId = useId();
  const { place, neighborhood } = props;
  const area = { area: place.area, name: neighborhood };
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Link to={trackerPath('neighborhood', place.area)}>{place.name}</Link>
      </h2>
      <div className={styles.facts}>
        {place.name !== neighborhood && <span>{neighborhood}</span>}
        <PlaceActions {...props} />
      </div>
      <div className={styles.summaries}>
        <CrimePlaceSummary {...area} />
        <AirPlaceSummary {...area} />
        <NewsPlaceSummary {...area} />
      </div>
    </section>
  );
}
