import Button from '@mui/material/Button';
import type { EditionReply } from '@townlight/contract/newsletter';
import { LANGUAGES, type Language } from '@townlight/domain/language';
import { useState } from 'react';
import { county } from '../language/county.ts';
import { LANGUAGE_NAMES } from '../language/languages.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { SwitchGroup } from '../look/SwitchGroup.tsx';
import { useWide } from '../look/use-wide.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { AreaSearch } from '../search/AreaSearch.tsx';
import { useNeighborhoodNames } from '../search/api/use-neighborhood-names.ts';
import { useStaffSession } from '../staff/index.ts';
import { useLetter } from './api/use-letter.ts';
import { sendTest } from './api/write-editions.ts';
import { LETTER_LOOKS, type LetterLook, LetterShown } from './LetterShown.tsx';
import styles from './NewsletterPage.module.css';
import type { NewsletterWork } from './use-newsletter-work.ts';

/** Previews the email about any neighborhood as it would be sent, and sends a test to the signed-in member. */
export function LetterPreview(props: {
  edition: EditionReply;
  isUnsaved: boolean;
  work: NewsletterWork;
}) {
  const text = useText();
  const { edition, isUnsaved, work } = props;
  const names = useNeighborhoodNames().data ?? [];
  const email = useStaffSession().data?.staff?.email;
  const [area, setArea] = useState<string>(county.defaultNeighborhood);
  const [language, setLanguage] = useState<Language>('en');
  const wide = useWide();
  const [wanted, setWanted] = useState<LetterLook | null>(null);
  const look = wanted ?? (wide ? 'desktop' : 'phone');
  const letter = useLetter(edition, { area, language });
  const name = names.find(({ id }) => id === area)?.name ?? area;
  return (
    <>
      <div className={styles.inLine}>
        <b>{name}</b>
        <div className={styles.search}>
          <AreaSearch prompt={text('newsletter.search')} areas={names} onChoose={setArea} />
        </div>
      </div>
      <div className={styles.inLine}>
        <SwitchGroup
          label={text('newsletter.look')}
          chosen={look}
          choices={LETTER_LOOKS.map((value) => ({ value, text: text(`newsletter.look.${value}`) }))}
          onChoose={setWanted}
        />
        <SwitchGroup
          label={text('newsletter.language')}
          chosen={language}
          choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onChoose={setLanguage}
        />
      </div>
      <p role="status" className={styles.muted}>
        {isUnsaved && <Text id="newsletter.previewSaved" />}
      </p>
      {letter.isError && (
        <FailureNotice text="newsletter.letterNotLoaded" onRetry={() => void letter.refetch()} />
      )}
      {letter.data ? (
        <LetterShown letter={letter.data} look={look} language={language} name={name} />
      ) : (
        <div className={styles.letterPlace} />
      )}
      <div className={styles.inLine}>
        <Button
          variant="outlined"
          aria-disabled={work.busy}
          onClick={() =>
            void work.attempt(() => sendTest(edition.id, { area, language }), {
              id: 'newsletter.tested',
              values: { email },
            })
          }
        >
          <Text id="newsletter.test" />
        </Button>
        <span className={styles.muted}>
          <Text id="newsletter.testText" values={{ email }} />
        </span>
      </div>
    </>
  );
}
