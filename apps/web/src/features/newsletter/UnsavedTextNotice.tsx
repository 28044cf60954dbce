import Button from '@mui/material/Button';
import { LANGUAGES } from '@townlight/domain/language';
import { Text } from '../../i18n/Text.tsx';
import styles from './NewsletterPage.module.css';
import type { EditionTextDraft } from './use-edition-text-draft.ts';

/** Shows the unsaved text of an edition that was scheduled meanwhile, so that it can be copied. */
export function UnsavedTextNotice({ draft }: { draft: EditionTextDraft }) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <Text id="newsletter.left" />
      </p>
      {LANGUAGES.map(
        (language) =>
          draft.text.notes[language] !== '' && (
            <pre key={language} lang={language} className={styles.typed}>
              {draft.text.notes[language]}
            </pre>
          ),
      )}
      <Button variant="outlined" color="inherit" onClick={draft.discard}>
        <Text id="newsletter.discard" />
      </Button>
    </div>
  );
}
