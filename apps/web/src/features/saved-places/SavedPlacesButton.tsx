import { useState } from 'react';
import { lazyComponent } from '../../http/lazy-imports.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { OpenedDialog } from '../../notices/OpenedDialog.tsx';
import { useOpenable } from '../../notices/use-openable.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { placesCatalog } from './messages/catalogs.ts';
import styles from './SavedPlacesButton.module.css';

const SavedPlacesDialog = lazyComponent(
  'saved places',
  async () => (await import('./SavedPlacesDialog.tsx')).SavedPlacesDialog,
);

/** Opens the saved places, on every page. The dialog is loaded when it is first opened. */
export function SavedPlacesButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOpenable(SavedPlacesDialog, placesCatalog);
  return (
    <>
      <PlainButton
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={text('places.open')}
        onPointerEnter={dialog.preload}
        onClick={async () => setIsOpen(await dialog.open())}
      >
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 21s-7-6.200-7-11.500A7 7 0 0 1 19 9.500C19 14.800 12 21 12 21Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
          <circle cx="12" cy="9.500" r="2.500" fill="currentColor" />
        </svg>
        <span className={styles.text}>
          <Text id="places.open" />
        </span>
      </PlainButton>
      {isOpen && (
        <OpenedDialog catalog={placesCatalog}>
          <SavedPlacesDialog onClose={() => setIsOpen(false)} />
        </OpenedDialog>
      )}
    </>
  );
}
