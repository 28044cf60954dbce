import type { AreaId } from '@townlight/domain/places';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { type NoticeKind, notify } from '../../../notices/notify.ts';
import { FilledButton } from '../../../ui/Buttons.tsx';
import { type SubscribeOutcome, subscribeEmail } from '../api/subscribe.ts';
import { EmailField } from './EmailField.tsx';
import fieldStyles from './Field.module.css';
import { describeFailure, EMAIL_FAULT_MESSAGES, findEmailFault } from './form-faults.ts';
import type { NamedArea } from './named-area.ts';
import styles from './SubscribeForm.module.css';

/** A handler that may intercept an address before it is subscribed to the site's newsletters. */
export interface SignupInterceptor {
  /** @returns whether the address was intercepted */
  readonly intercept: (email: string) => boolean;
  /** Message to the reader after that. */
  readonly confirmation: string;
}

/** A choice of several neighborhoods, rendered above the address field. */
export interface ExternalAreaChoice {
  readonly areas: readonly NamedArea[];
  /** Renders it with its error message. */
  readonly render: (fault: string | null) => ReactNode;
  readonly focus: () => void;
}

export interface SubscribeFormProps {
  /** The `id` of an external title that replaces the form's title. */
  readonly titledBy?: string;
  readonly interceptor?: SignupInterceptor | undefined;
  /** The neighborhood of the page. */
  readonly area?: NamedArea | undefined;
  readonly several?: ExternalAreaChoice | undefined;
  /** The choices where the page has no neighborhood. */
  readonly choices?: readonly NamedArea[] | undefined;
  /** Preselected neighborhood. */
  readonly preferred?: AreaId | null;
}

interface FormResult {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly link: string | null;
  /** The invalid field. */
  readonly field: 'email' | 'area' | null;
}

/**
 * Subscribes an address to the newsletters of neighborhoods. The outcome is shown in a notice and remains below the
 * field, because a notice and its link disappear after three seconds.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const text = useText();
  const { language } = useLanguageChoice();
  const id = useId();
  const [email, setEmail] = useState('');
  const [focused, setFocused] = useState(false);
  const [choice, setChoice] = useState<AreaId | null>(null);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<FormResult | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const areaField = useRef<HTMLSelectElement>(null);
  const choices = props.choices ?? [];
  const preferred = choices.some((one) => one.id === props.preferred) ? props.preferred : null;
  const area = props.area?.id ?? choice ?? preferred ?? null;
  const { interceptor, several } = props;
  const areas = several?.areas.map(({ id }) => id) ?? (area === null ? [] : [area]);
  const choosesArea = props.area === undefined && props.choices !== undefined;

  const showResult = (what: FormResult) => {
    setResult(what);
    const link = what.link === null ? null : { href: what.link, text: text('subscribe.link') };
    notify(what.text, what.kind, { link });
    if (what.field === 'email') emailField.current?.focus();
    if (what.field === 'area') (several ?? areaField.current)?.focus();
  };
  const warn = (warning: MessageId, field: FormResult['field']) =>
    showResult({ kind: 'warning', text: text(warning), link: null, field });
  const showOutcome = (outcome: SubscribeOutcome) => {
    if (outcome.kind === 'failed') {
      const reason = describeFailure(text, language, outcome.error);
      const failure = text('subscribe.failed', { error: reason });
      showResult({ kind: 'error', text: failure, link: null, field: null });
    } else if (outcome.kind === 'new') {
      setEmail('');
      showResult({
        kind: 'success',
        text: text('subscribe.done'),
        link: outcome.link,
        field: null,
      });
    } else {
      showResult({
        kind: 'warning',
        text: text('subscribe.returning'),
        link: outcome.link,
        field: null,
      });
    }
  };
  const send = async () => {
    if (sending) return;
    const fault = findEmailFault(email);
    if (fault !== null) return warn(EMAIL_FAULT_MESSAGES[fault], 'email');
    if (areas.length === 0) return warn('subscribe.noArea', 'area');
    if (interceptor?.intercept(email.trim())) {
      setEmail('');
      return showResult({
        kind: 'success',
        text: interceptor.confirmation,
        link: null,
        field: null,
      });
    }
    setSending(true);
    showOutcome(await subscribeEmail({ neighborhoods: areas, email: email.trim(), language }));
    setSending(false);
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={props.titledBy ?? `${id}-title`}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {several?.render(result?.field === 'area' ? result.text : null)}
      {props.titledBy === undefined && (
        <h2 id={`${id}-title`} className={styles.title}>
          <Text id="subscribe.yourEmail" />
        </h2>
      )}
      {choosesArea && (
        <select
          ref={areaField}
          className={fieldStyles.field}
          aria-label={text('subscribe.area')}
          aria-invalid={result?.field === 'area' || undefined}
          aria-describedby={result?.field === 'area' ? `${id}-told` : undefined}
          value={area ?? ''}
          onChange={(event) => {
            setChoice(event.target.value || null);
            setResult(null);
          }}
        >
          <option value="">{text('subscribe.chooseArea')}</option>
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
      <div className={styles.row}>
        <EmailField
          ref={emailField}
          aria-label={text('subscribe.email')}
          // spec 5: clears on focus, returns on empty blur
          placeholder={focused ? '' : text('subscribe.enterEmail')}
          isWrong={result?.field === 'email'}
          describedBy={result?.field === 'email' ? `${id}-told` : undefined}
          value={email}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onType={(typed) => {
            setEmail(typed);
            setResult(null);
          }}
        />
        <FilledButton type="submit" className={styles.send} aria-disabled={sending}>
          <Text id={sending ? 'subscribe.sending' : 'subscribe.send'} />
        </FilledButton>
      </div>
      <p id={`${id}-told`} className={styles.note} data-kind={result?.kind}>
        {(several === undefined || result?.field !== 'area') && result?.text}
        {result?.link && (
          <>
            {' '}
            <a href={result.link}>{text('subscribe.link')}</a>
          </>
        )}
      </p>
      {result?.kind === 'success' && result.link !== null && (
        <p className={styles.next}>{text('subscribe.next')}</p>
      )}
    </form>
  );
}
