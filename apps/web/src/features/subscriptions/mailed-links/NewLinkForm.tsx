import { type FormEvent, useId, useRef, useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FilledButton } from '../../../ui/Buttons.tsx';
import { requestNewLink } from '../api/mailed-links.ts';
import { EmailField } from '../form/EmailField.tsx';
import { describeFailure, EMAIL_FAULT_MESSAGES, findEmailFault } from '../form/form-faults.ts';
import styles from './MailedLink.module.css';

/** Requests a mailed link to the subscription page. The page does not reveal whether the address is known. */
export function NewLinkForm(props: { email?: string | undefined }) {
  const text = useText();
  const statusId = useId();
  const { language } = useLanguageChoice();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(props.email ?? '');
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [fault, setFault] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const wrong = findEmailFault(email);
    if (wrong !== null) {
      setFault(text(EMAIL_FAULT_MESSAGES[wrong]));
      return field.current?.focus();
    }
    setState('sending');
    setFault(null);
    try {
      await requestNewLink({ email: email.trim(), language });
      setState('sent');
    } catch (error) {
      setFault(text('mailedLink.notSent', { reason: describeFailure(text, language, error) }));
      setState('ready');
    }
  };
  return (
    <form className={styles.newLink} noValidate onSubmit={(event) => void send(event)}>
      <div className={styles.field}>
        <label htmlFor={`${statusId}-email`}>
          <Text id="subscribe.email" />
        </label>
        <EmailField
          ref={field}
          id={`${statusId}-email`}
          isWrong={fault !== null}
          describedBy={statusId}
          value={email}
          onType={(typed) => {
            setEmail(typed);
            setFault(null);
            setState('ready');
          }}
        />
      </div>
      <FilledButton type="submit" aria-disabled={state === 'sending'}>
        <Text id="mailedLink.mailLink" />
      </FilledButton>
      <p id={statusId} role="status" className={fault === null ? styles.note : styles.fault}>
        {fault ?? (state === 'sent' && <Text id="mailedLink.sent" values={{ email }} />)}
      </p>
    </form>
  );
}
