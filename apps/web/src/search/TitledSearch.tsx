import type { ComponentProps } from 'react';
import { AreaSearch } from './AreaSearch.tsx';
import type { SearchableArea } from './match-areas.ts';
import { PlaceSearchBox } from './PlaceSearchBox.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './TitledSearch.module.css';

type PlacesProps = Pick<ComponentProps<typeof PlaceSearchBox>, 'types' | 'near' | 'onChoose'>;

/** A search under its title; the title names what is looked for, the field what may be typed. */
export function TitledSearch(props: {
  title: string;
  prompt: string;
  items: readonly SearchableArea[];
  /**
   * The items are neighborhoods, and addresses and landmarks are found beside them: what is done with a place, or `true`
   * where it leads to the neighborhood that holds it.
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
