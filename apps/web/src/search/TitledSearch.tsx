import type { ComponentProps } from 'react';
import { AreaSearch } from './AreaSearch.tsx';
import type { SearchableArea } from './match-areas.ts';
import { PlaceSearchBox } from './PlaceSearchBox.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './TitledSearch.module.css';

type PlacesProps = Pick<ComponentProps<typeof PlaceSearchBox>, 'types' | 'near' | 'onChoose'>;

/** A search with a title; the title names what is searched, the field's label what may be typed. */
export function TitledSearch(props: {
  title: string;
  prompt: string;
  items: readonly SearchableArea[];
  /**
   * The items are neighborhoods, and addresses and landmarks can be found too: how a place is handled, or `true` to
   * open the neighborhood that contains it.
   */
  places?: true | PlacesProps;
  onChoose?: (id: string) => void;
}) {
  const { title, prompt, items, places, onChoose } = props;
  return (
    <search className={styles.search} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <SearchForm>
        {places ? (
          <PlaceSearchBox
            prompt={prompt}
            areas={items}
            onChoose={({ neighborhood }) => {
              if (neighborhood !== null) onChoose?.(neighborhood);
              return neighborhood !== null;
            }}
            onlyNeighborhoods={places === true}
            {...(places !== true && places)}
          />
        ) : (
          <AreaSearch prompt={prompt} areas={items} onChoose={(id) => onChoose?.(id)} />
        )}
      </SearchForm>
    </search>
  );
}
