import { useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FilledButton } from '../../../ui/Buttons.tsx';
import { requestNewLink } from '../api/mailed-links.ts';
import { describeFailure } from '../form/form-faults.ts';
import styles from './MailedLink.module.css';

/** Offers to mail a new link in place of an expired one, without asking for the address. */
export function ExpiredLinkNotice({ token }: { token: string }) {
  const text = useText();
  const { language } = useLanguageChoice();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    setFault(null);
    try {
      await requestNewLink({ token });
      setState('sent');
    } catch (error) {
      setFault(text('mailedLink.notSent', { reason: describeFailure(text, language, error) }));
      setState('ready');
    }
  };
  return (
    <>
      <p role="alert">
        <Text id="mailedLink.expired" />
      </p>
      {state !== 'sent' && (
        <FilledButton aria-disabled={state === 'sending'} onClick={() => void send()}>
          <Text id="mailedLink.mailNew" />
        </FilledButton>
      )}
      <p role="status" className={fault === null ? styles.note : styles.fault}>
        {fault ?? (state === 'sent' && <Text id="mailedLink.sentNew" />)}
      </p>
    </>
  );
}
