import type { EditionReply } from '@townlight/contract/newsletter';
import { MAX_EDITION_NOTE_LENGTH } from '@townlight/domain/newsletter';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { saveEditionText } from './api/edition-requests.ts';
import type { EditionTextDraft } from './use-edition-text-draft.ts';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Saves the text in the fields; after a failure the text remains, with the error next to it. */
export function useSaveEditionText(
  edition: EditionReply,
  draft: EditionTextDraft,
  work: NewsletterRequests,
) {
  const text = useText();
  const [fault, setFault] = useState<string | null>(null);
  const save = async (): Promise<boolean> => {
    const { notes, categories } = draft.text;
    const sent = { notes, categories };
    if (Math.max(notes.en.length, notes.es.length) > MAX_EDITION_NOTE_LENGTH) {
      setFault(text('newsletter.tooLong', { most: MAX_EDITION_NOTE_LENGTH }));
      return false;
    }
    const failed = await work.attempt(
      async () => {
        await saveEditionText(edition.id, { ...sent, before: draft.before });
        work.known.patch(edition.id, sent);
        draft.saved(sent);
      },
      { id: 'newsletter.saved' },
    );
    setFault(failed);
    return failed === null;
  };
  return { fault, save };
}
