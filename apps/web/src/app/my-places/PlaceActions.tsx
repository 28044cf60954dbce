import { useState } from 'react';
import { MAX_NAME_LENGTH, type SavedPlace } from '../../features/saved-places/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PlainButton } from '../../ui/Buttons.tsx';
import styles from './MyPlaces.module.css';

/** Renames or removes a saved place. */
export function PlaceActions(props: {
  place: SavedPlace;
  /** The neighborhood's official name. */
  neighborhood: string;
  onRename: (name: string) => void;
  onRemove: () => void;
}) {
  const text = useText();
  const { name } = props.place;
  const [typed, setTyped] = useState<string | null>(null);
  const [wasRenamed, setWasRenamed] = useState(false);
  if (typed !== null) {
    return (
      <form
        className={styles.naming}
        onSubmit={(event) => {
          event.preventDefault();
          props.onRename(typed);
          setWasRenamed(true);
          setTyped(null);
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the button that opened the field is gone
          autoFocus
          aria-label={text('places.nameOf', { name: props.neighborhood })}
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PlainButton type="submit" className={styles.act}>
          <Text id="places.save" />
        </PlainButton>
      </form>
    );
  }
  return (
    <>
      <PlainButton
        autoFocus={wasRenamed}
        className={styles.act}
        aria-label={text('places.renameNamed', { name })}
        onClick={() => setTyped(name)}
      >
        <Text id="places.rename" />
      </PlainButton>
      <PlainButton
        className={styles.act}
        aria-label={text('places.removeNamed', { name })}
        onClick={props.onRemove}
      >
        <Text id="places.remove" />
      </PlainButton>
    </>
  );
}
