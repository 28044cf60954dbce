import type { AreaId } from '@townlight/domain/places';
import { useId } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { SearchableArea } from '../../search/match-areas.ts';
import { PlaceSearchBox } from '../../search/PlaceSearchBox.tsx';
import styles from './MyPlaces.module.css';

/** Adds a place by a search, or by the reader's location. */
export function AddPlace(props: {
  areas: readonly SearchableArea[];
  /** No place is saved yet. */
  isFirst: boolean;
  onAdd: (area: AreaId) => void;
}) {
  const text = useText();
  const titleId = useId();
  return (
    <section className={`${styles.places} ${styles.add}`} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Text id={props.isFirst ? 'places.choose' : 'places.another'} />
      </h2>
      <PlaceSearchBox
        prompt={text('places.add')}
        areas={props.areas}
        onlyNeighborhoods
        onChoose={({ neighborhood }) => {
          if (neighborhood !== null) props.onAdd(neighborhood);
          return neighborhood !== null;
        }}
      />
    </section>
  );
}
