import type { EditionReply } from '@townlight/contract/newsletter';
import { LONGEST_NOTE } from '@townlight/domain/newsletter';
import { useState } from 'react';
import { useText } from '../language/use-text.ts';
import { saveText } from './api/write-editions.ts';
import type { EditionTextKept } from './use-edition-text.ts';
import type { NewsletterWork } from './use-newsletter-work.ts';

/** Saves the text in the fields; after a failure the text remains, with the error next to it. */
export function useSaveText(edition: EditionReply, kept: EditionTextKept, work: NewsletterWork) {
  const text = useText();
  const [fault, setFault] = useState<string | null>(null);
  const save = async (): Promise<boolean> => {
    const { notes, categories } = kept.text;
    const sent = { notes, categories };
    if (Math.max(notes.en.length, notes.es.length) > LONGEST_NOTE) {
      setFault(text('newsletter.tooLong', { most: LONGEST_NOTE }));
      return false;
    }
    const failed = await work.attempt(
      async () => {
        await saveText(edition.id, { ...sent, before: kept.before });
        work.known.take(edition.id, sent);
        kept.saved(sent);
      },
      { id: 'newsletter.saved' },
    );
    setFault(failed);
    return failed === null;
  };
  return { fault, save };
}
