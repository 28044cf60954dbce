import { trackerPath } from '@townlight/domain/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import styles from './SavedPlacesDialog.module.css';
import { MAX_NAME_LENGTH, type SavedPlace } from './saved-places.ts';

/** One saved place: a link, a form to rename it, and a button to remove it. */
export function SavedPlaceRow(props: {
  place: SavedPlace;
  /** The neighborhood's official name. */
  neighborhood: string;
  onGo: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}) {
  const text = useText();
  const { place, neighborhood } = props;
  const { name } = place;
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null) {
    return (
      <li>
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            props.onRename(typed);
            setTyped(null);
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: the button that opened the field is gone
            autoFocus
            aria-label={text('places.nameOf', { name: neighborhood })}
            maxLength={MAX_NAME_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <PlainButton type="submit" className={styles.act}>
            <Text id="places.save" />
          </PlainButton>
        </form>
      </li>
    );
  }
  return (
    <li>
      <span className={styles.place}>
        <Link to={trackerPath('neighborhood', place.area)} onClick={props.onGo}>
          {name}
        </Link>
        {name !== neighborhood && <span className={styles.muted}>{neighborhood}</span>}
      </span>
      <PlainButton
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
    </li>
  );
}
