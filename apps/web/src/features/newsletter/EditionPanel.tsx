import type { EditionReply } from '@townlight/contract/newsletter';
import { useEffect, useRef } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { type EditionTransition, transitionEdition } from './api/edition-requests.ts';
import { EditionMonth } from './EditionList.tsx';
import { EditionPreview } from './EditionPreview.tsx';
import { EditionStatus } from './EditionStatus.tsx';
import { EditionTextForm } from './EditionTextForm.tsx';
import styles from './NewsletterPage.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';
import { UnsavedTextNotice } from './UnsavedTextNotice.tsx';
import { useEditionTextDraft } from './use-edition-text-draft.ts';
import type { NewsletterRequests } from './use-newsletter-requests.ts';
import { useSaveEditionText } from './use-save-edition-text.ts';

const MOVED = {
  unschedule: 'newsletter.unscheduled',
  pause: 'newsletter.paused',
  resume: 'newsletter.resumed',
} as const;

/** Shows one edition: its text while it is a draft, its progress afterward, and a preview. */
export function EditionPanel(props: {
  edition: EditionReply;
  work: NewsletterRequests;
  /** Whether the reader opened it: the focus moves to its heading. */
  isOpened: boolean;
}) {
  const text = useText();
  const { edition, work, isOpened } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useEditionTextDraft(edition);
  const { fault, save } = useSaveEditionText(edition, draft, work);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const isDraft = edition.state === 'draft';
  const move = async (step: EditionTransition) => {
    const failed = await work.attempt(() => transitionEdition(edition.id, step), {
      id: MOVED[step],
    });
    // The pressed button has been removed.
    if (failed === null) heading.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="edition">
      <h2 id="edition" ref={heading} tabIndex={-1}>
        <EditionMonth id={edition.id} />
      </h2>
      <EditionStatus edition={edition} busy={work.busy} onMove={(step) => void move(step)} />
      <div className={styles.desk}>
        {isDraft ? (
          <div className={styles.section}>
            <EditionTextForm
              draft={draft}
              fault={fault}
              busy={work.busy}
              onSave={() => void save()}
            />
            <ScheduleForm
              edition={edition}
              isUnsaved={draft.standing !== 'same'}
              work={work}
              onSave={save}
              onScheduled={() => heading.current?.focus()}
            />
          </div>
        ) : (
          draft.standing !== 'same' && <UnsavedTextNotice draft={draft} />
        )}
        <section className={styles.section} aria-label={text('newsletter.preview')}>
          <h3>
            <Text id="newsletter.preview" />
          </h3>
          <EditionPreview
            edition={edition}
            isUnsaved={isDraft && draft.standing !== 'same'}
            work={work}
          />
        </section>
      </div>
    </section>
  );
}
