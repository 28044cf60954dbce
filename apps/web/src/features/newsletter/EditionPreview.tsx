import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { EditionReply } from '@townlight/contract/newsletter';
import type { Language } from '@townlight/domain/language';
import { useState } from 'react';
import { county } from '../../i18n/county.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { siteLanguages } from '../../i18n/resolve-language.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { AreaSearch } from '../../search/AreaSearch.tsx';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { SwitchGroup } from '../../ui/SwitchGroup.tsx';
import { useWide } from '../../ui/screen.ts';
import { useStaffSession } from '../staff/index.ts';
import { sendTestEmail } from './api/edition-requests.ts';
import { emailPreviewQuery } from './api/email-preview-query.ts';
import { EmailView, PREVIEW_FORMATS, type PreviewFormat } from './EmailView.tsx';
import styles from './NewsletterPage.module.css';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Previews the email about any neighborhood as it would be sent, and sends a test to the signed-in member. */
export function EditionPreview(props: {
  edition: EditionReply;
  isUnsaved: boolean;
  work: NewsletterRequests;
}) {
  const text = useText();
  const { edition, isUnsaved, work } = props;
  const names = useQuery(neighborhoodNamesQuery()).data ?? [];
  const email = useStaffSession().data?.staff?.email;
  const [area, setArea] = useState<string>(county.defaultNeighborhood);
  const [language, setLanguage] = useState<Language>('en');
  const wide = useWide();
  const [wanted, setWanted] = useState<PreviewFormat | null>(null);
  const format = wanted ?? (wide ? 'desktop' : 'phone');
  const preview = useQuery(emailPreviewQuery(edition, { area, language }));
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
          chosen={format}
          choices={PREVIEW_FORMATS.map((value) => ({
            value,
            text: text(`newsletter.look.${value}`),
          }))}
          onChoose={setWanted}
        />
        {siteLanguages.length > 1 && (
          <SwitchGroup
            label={text('newsletter.language')}
            chosen={language}
            choices={siteLanguages.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
            onChoose={setLanguage}
          />
        )}
      </div>
      <p role="status" className={styles.muted}>
        {isUnsaved && <Text id="newsletter.previewSaved" />}
      </p>
      {preview.isError && (
        <FailureNotice text="newsletter.letterNotLoaded" onRetry={() => void preview.refetch()} />
      )}
      {preview.data ? (
        <EmailView email={preview.data} format={format} language={language} name={name} />
      ) : (
        <div className={styles.emailPlaceholder} />
      )}
      <div className={styles.inLine}>
        <Button
          variant="outlined"
          aria-disabled={work.busy}
          onClick={() =>
            void work.attempt(() => sendTestEmail(edition.id, { area, language }), {
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
