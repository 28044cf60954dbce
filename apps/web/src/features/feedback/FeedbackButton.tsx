import { type ComponentType, Suspense, useState } from 'react';
import { memoizeAsync } from '../../http/memoize-async.ts';
import { AddMessages } from '../../i18n/LanguageProvider.tsx';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../notices/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import styles from './FeedbackButton.module.css';
import { FeedbackLink } from './FeedbackLink.tsx';
import { feedbackCatalog } from './messages/catalogs.ts';

const importDialog = memoizeAsync(
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
);

/** Opens the feedback form, whose code is loaded on first use. */
export function FeedbackButton(props: { text?: MessageId; className?: string | undefined }) {
  const text = useText();
  const { language } = useLanguageChoice();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const loadDialog = () => Promise.all([importDialog(), feedbackCatalog.load(language)]);
  const open = async () => {
    try {
      const [fetched] = await loadDialog();
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
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
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
      {Dialog && (
        <Suspense>
          <AddMessages catalog={feedbackCatalog}>
            <Dialog onClose={() => setDialog(null)} />
          </AddMessages>
        </Suspense>
      )}
    </>
  );
}
