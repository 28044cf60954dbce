import { useState } from 'react';
import { lazyComponent } from '../../http/lazy-imports.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { OpenedDialog, useOpenable } from '../../notices/use-openable.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import styles from './FeedbackButton.module.css';
import { FeedbackLink } from './FeedbackLink.tsx';
import { feedbackCatalog } from './messages/catalogs.ts';

const FeedbackDialog = lazyComponent(
  'feedback dialog',
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
);

/** Opens the feedback form, whose code is loaded on first use. */
export function FeedbackButton(props: { text?: MessageId; className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOpenable(FeedbackDialog, feedbackCatalog);
  return (
    <>
      <PlainButton
        className={props.className ?? styles.quiet}
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onClick={async () => setIsOpen(await dialog.open())}
      >
        <Text id={props.text ?? 'feedback.open'} />
      </PlainButton>
      <noscript>
        {import.meta.env.SSR && (
          <FeedbackLink
            text={props.text ?? 'feedback.open'}
            className={props.className ?? styles.quiet}
          />
        )}
      </noscript>
      {isOpen && (
        <OpenedDialog catalog={feedbackCatalog}>
          <FeedbackDialog onClose={() => setIsOpen(false)} />
        </OpenedDialog>
      )}
    </>
  );
}
