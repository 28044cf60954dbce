import { type ComponentType, Suspense, useState } from 'react';
import { memoizeAsync } from '../../http/memoize-async.ts';
import { AddMessages } from '../../i18n/LanguageProvider.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../notices/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { placesCatalog } from './messages/catalogs.ts';
import styles from './SavedPlacesButton.module.css';

const importDialog = memoizeAsync(
  async () => (await import('./SavedPlacesDialog.tsx')).SavedPlacesDialog,
);

/** Opens the saved places, on every page. The dialog is loaded when it is first opened. */
export function SavedPlacesButton() {
  const text = useText();
  const { language } = useLanguageChoice();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const loadDialog = () => Promise.all([importDialog(), placesCatalog.load(language)]);
  const open = async () => {
    try {
      const [fetched] = await loadDialog();
      setDialog(() => fetched);
    } catch {
      notify(text('failure.again'), 'error');
    }
  };
  return (
    <>
      <PlainButton
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={text('places.open')}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
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
      {Dialog && (
        <Suspense>
          <AddMessages catalog={placesCatalog}>
            <Dialog onClose={() => setDialog(null)} />
          </AddMessages>
        </Suspense>
      )}
    </>
  );
}
