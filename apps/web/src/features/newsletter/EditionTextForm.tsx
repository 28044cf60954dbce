import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_EDITION_NOTE_LENGTH } from '@townlight/domain/newsletter';
import { useState } from 'react';
import { siteLanguages } from '../../i18n/resolve-language.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { useNewsletterCategories } from '../subscriptions/index.ts';
import { toggleCategory } from './model/edition-text.ts';
import styles from './NewsletterPage.module.css';
import type { EditionTextDraft } from './use-edition-text-draft.ts';

/** Edits the note in both languages, and the categories that the emails cover. */
export function EditionTextForm(props: {
  draft: EditionTextDraft;
  fault: string | null;
  busy: boolean;
  onSave: () => void;
}) {
  const text = useText();
  const categories = useNewsletterCategories();
  const [isLast, setLast] = useState(false);
  const { draft, fault, busy } = props;
  const { notes } = draft.text;
  return (
    <form
      className={styles.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.standing !== 'conflict') props.onSave();
      }}
    >
      <h3>
        <Text id="newsletter.note" />
      </h3>
      <p className={styles.muted}>
        <Text id="newsletter.noteText" />
      </p>
      {siteLanguages.map((language) => {
        const isTooLong = notes[language].length > MAX_EDITION_NOTE_LENGTH;
        return (
          <TextField
            key={language}
            multiline
            minRows={5}
            maxRows={20}
            label={text(`newsletter.note.${language}`)}
            value={notes[language]}
            error={isTooLong}
            helperText={text('newsletter.length', {
              length: notes[language].length,
              most: MAX_EDITION_NOTE_LENGTH,
            })}
            onChange={({ target }) =>
              draft.change({ ...draft.text, notes: { ...notes, [language]: target.value } })
            }
            slotProps={{ htmlInput: { lang: language } }}
          />
        );
      })}
      <fieldset className={styles.categories}>
        <legend>
          <Text id="newsletter.categories" />
        </legend>
        {categories.isError && (
          <FailureNotice
            text="newsletter.categoriesNotLoaded"
            onRetry={() => void categories.refetch()}
          />
        )}
        {categories.data?.map(({ id, name }) => (
          <label key={id} className={styles.check}>
            <input
              type="checkbox"
              checked={draft.text.categories.includes(id)}
              onChange={({ target }) => {
                const next = toggleCategory(draft.text, id, target.checked);
                setLast(next.categories.length === 0);
                if (next.categories.length > 0) draft.change(next);
              }}
            />
            {name}
          </label>
        ))}
        <p role="status" className={styles.fault}>
          {isLast && <Text id="newsletter.lastCategory" />}
        </p>
      </fieldset>
      {draft.standing === 'conflict' && !busy && (
        <div className={styles.notice} role="alert">
          <p>
            <Text id="newsletter.conflict" />
          </p>
          <div className={styles.inLine}>
            <Button variant="outlined" color="inherit" onClick={draft.resolveWithMine}>
              <Text id="newsletter.keepMine" />
            </Button>
            <Button variant="outlined" color="inherit" onClick={draft.discard}>
              <Text id="newsletter.takeTheirs" />
            </Button>
          </div>
        </div>
      )}
      <div className={styles.inLine}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={busy || draft.standing === 'conflict'}
        >
          <Text id="newsletter.save" />
        </Button>
        <span role="status" className={styles.muted}>
          {draft.standing !== 'same' && <Text id="newsletter.unsaved" />}
        </span>
      </div>
      {fault !== null && draft.standing !== 'same' && (
        <p role="alert" className={styles.fault}>
          <Text id="newsletter.notSaved" values={{ fault }} />
        </p>
      )}
    </form>
  );
}
