import Button from '@mui/material/Button';
import { LANGUAGES } from '@townlight/domain/language';
import { Text } from '../language/Text.tsx';
import styles from './NewsletterPage.module.css';
import type { EditionTextKept } from './use-edition-text.ts';

/** Shows the unsaved text of an edition that was scheduled meanwhile, so that it can be copied. */
export function UnsavedLeft({ kept }: { kept: EditionTextKept }) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <Text id="newsletter.left" />
      </p>
      {LANGUAGES.map(
        (language) =>
          kept.text.notes[language] !== '' && (
            <pre key={language} lang={language} className={styles.typed}>
              {kept.text.notes[language]}
            </pre>
          ),
      )}
      <Button variant="outlined" color="inherit" onClick={kept.discard}>
        <Text id="newsletter.discard" />
      </Button>
    </div>
  );
}
