import { type ComponentType, Suspense, useState } from 'react';
import { fetchedOnce } from '../app/fetched-once.ts';
import { AddTexts } from '../app/Language.tsx';
import { useLanguageChoice } from '../app/language/use-language.ts';
import type { MessageId } from '../app/messages/en.ts';
import { loadMessages } from '../app/messages/load-messages.ts';
import { notify } from '../app/notify.ts';
import { PlainButton } from '../app/PlainButton.tsx';
import { Text } from '../app/Text.tsx';
import { useText } from '../app/use-text.ts';
import styles from './FeedbackButton.module.css';

const fetchDialog = fetchedOnce(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog);

/** Opens the feedback form, which is fetched when it is first wanted. */
export function FeedbackButton(props: { text?: MessageId; className?: string | undefined }) {
  const text = useText();
  const { language } = useLanguageChoice();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const fetchAll = () => Promise.all([fetchDialog(), loadMessages(language, 'feedback')]);
  const open = async () => {
    try {
      const [fetched] = await fetchAll();
      setDialog(() => fetched);
    } catch {
      notify(text('feedback.notLoaded'), 'error');
    }
  };
  return (
    <>
      <PlainButton
        className={props.className ?? styles.quiet}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchAll().catch(() => undefined)}
        onClick={open}
      >
        <Text id={props.text ?? 'feedback.open'} />
      </PlainButton>
      {Dialog && (
        <Suspense>
          <AddTexts catalogue="feedback">
            <Dialog onClose={() => setDialog(null)} />
          </AddTexts>
        </Suspense>
      )}
    </>
  );
}
