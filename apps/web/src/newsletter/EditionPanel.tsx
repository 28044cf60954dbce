import type { EditionReply } from '@townlight/contract/newsletter';
import { useEffect, useRef } from 'react';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { type EditionMove, moveEdition } from './api/write-editions.ts';
import { EditionMonth } from './EditionMonth.tsx';
import { EditionWay } from './EditionWay.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import styles from './NewsletterPage.module.css';
import { NoteForm } from './NoteForm.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { UnsavedLeft } from './UnsavedLeft.tsx';
import { useEditionText } from './use-edition-text.ts';
import type { NewsletterWork } from './use-newsletter-work.ts';
import { useSaveText } from './use-save-text.ts';

const MOVED = {
  unschedule: 'newsletter.unscheduled',
  pause: 'newsletter.paused',
  resume: 'newsletter.resumed',
} as const;

/** Shows one edition: its text while it is a draft, its progress afterward, and a preview. */
export function EditionPanel(props: {
  edition: EditionReply;
  work: NewsletterWork;
  /** Whether the reader opened it: the focus moves to its heading. */
  isOpened: boolean;
}) {
  const text = useText();
  const { edition, work, isOpened } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useEditionText(edition);
  const { fault, save } = useSaveText(edition, kept, work);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const isDraft = edition.state === 'draft';
  const move = async (step: EditionMove) => {
    const failed = await work.attempt(() => moveEdition(edition.id, step), { id: MOVED[step] });
    // The pressed button has been removed.
    if (failed === null) heading.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="edition">
      <h2 id="edition" ref={heading} tabIndex={-1}>
        <EditionMonth id={edition.id} />
      </h2>
      <EditionWay edition={edition} busy={work.busy} onMove={(step) => void move(step)} />
      <div className={styles.desk}>
        {isDraft ? (
          <div className={styles.section}>
            <NoteForm kept={kept} fault={fault} busy={work.busy} onSave={() => void save()} />
            <ScheduleForm
              edition={edition}
              isUnsaved={kept.standing !== 'same'}
              work={work}
              onSave={save}
              onScheduled={() => heading.current?.focus()}
            />
          </div>
        ) : (
          kept.standing !== 'same' && <UnsavedLeft kept={kept} />
        )}
        <section className={styles.section} aria-label={text('newsletter.preview')}>
          <h3>
            <Text id="newsletter.preview" />
          </h3>
          <LetterPreview
            edition={edition}
            isUnsaved={isDraft && kept.standing !== 'same'}
            work={work}
          />
        </section>
      </div>
    </section>
  );
}
