import { AreaSearch } from './AreaSearch.tsx';
import type { SearchableArea } from './match-areas.ts';
import { PlaceSearchBox } from './PlaceSearchBox.tsx';
import styles from './TitledSearch.module.css';

/** A search under its title; the title names what is looked for, the field what may be typed. */
export function TitledSearch(props: {
  title: string;
  prompt: string;
  items: readonly SearchableArea[];
  /** The items are neighborhoods: addresses and landmarks lead to the one that holds them. */
  places?: boolean;
  onChoose: (id: string) => void;
}) {
  const { title, prompt, items, onChoose } = props;
  return (
    <search className={styles.search} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {props.places ? (
        <PlaceSearchBox
          prompt={prompt}
          areas={items}
          onChoose={({ neighborhood }) => {
            if (neighborhood !== null) onChoose(neighborhood);
            return neighborhood !== null;
          }}
        />
      ) : (
        <AreaSearch prompt={prompt} areas={items} onChoose={onChoose} />
      )}
    </search>
  );
}
