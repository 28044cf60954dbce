import Button from '@mui/material/Button';
import { parseAnswers } from '@townlight/domain/feedback';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '../../http/api-request.ts';
import { county } from '../../i18n/county.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { notify } from '../../notices/notify.ts';
import { Dialog } from '../../ui/mui/Dialog.tsx';
import { useMedia } from '../../ui/screen.ts';
import { AnswerField } from './AnswerField.tsx';
import { sendFeedback } from './api/send-feedback.ts';
import styles from './FeedbackDialog.module.css';
import {
  EMPTY_FEEDBACK_DRAFT,
  type FeedbackDraft,
  loadFeedbackDraft,
  saveFeedbackDraft,
} from './feedback-draft.ts';

type State = 'writing' | 'missing' | 'sending' | 'failed' | 'too-many';

/** Shows two questions about the current page. The draft persists until it is submitted. */
export function FeedbackDialog(props: { onClose: () => void }) {
  const id = useId();
  const text = useText();
  const { language } = useLanguageChoice();
  // Without the language prefix: /es/map is the page /map.
  const { pathname, search } = useLocation();
  // spec 9: sm 600
  const phone = useMedia('(max-width: 37.49rem)');
  const [draft, setDraft] = useState(loadFeedbackDraft);
  const [state, setState] = useState<State>('writing');
  const first = useRef<HTMLTextAreaElement>(null);

  const write = (change: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...change };
    saveFeedbackDraft(next);
    setDraft(next);
    if (state !== 'sending') setState('writing');
  };
  const send = async () => {
    if (state === 'sending') return;
    const answers = parseAnswers(draft.comment, draft.lookingFor);
    if (answers === null) {
      setState('missing');
      first.current?.focus();
      return;
    }
    setState('sending');
    try {
      await sendFeedback(answers, { address: pathname + search, language });
    } catch (error) {
      setState(error instanceof ApiFailure && error.status === 429 ? 'too-many' : 'failed');
      return;
    }
    saveFeedbackDraft(EMPTY_FEEDBACK_DRAFT);
    props.onClose();
    notify(text('feedback.thanks'), 'success');
  };

  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
      slotProps={{ paper: { className: styles.paper as string } }}
    >
      <form
        className={styles.form}
        noValidate
        aria-busy={state === 'sending'}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={`${id}-title`}>
          <Text id="feedback.title" />
        </h2>
        <p id={`${id}-intro`} className={styles.intro}>
          <Text id="feedback.intro" values={{ number: county.emergencyNumber ?? 'none' }} />
        </p>
        <AnswerField
          ref={first}
          question="feedback.comment"
          hint="feedback.commentHint"
          rows={4}
          required
          missing={state === 'missing'}
          value={draft.comment}
          onChange={(comment) => write({ comment })}
        />
        <AnswerField
          question="feedback.lookingFor"
          hint="feedback.lookingForHint"
          rows={2}
          value={draft.lookingFor}
          onChange={(lookingFor) => write({ lookingFor })}
        />
        {(state === 'failed' || state === 'too-many') && (
          <FailureNotice
            text={state === 'failed' ? 'feedback.failed' : 'feedback.tooMany'}
            onRetry={send}
          />
        )}
        <div className={styles.buttons}>
          <Button onClick={props.onClose}>
            <Text id="feedback.cancel" />
          </Button>
          {/* Never disabled: that would lose the focus while the request is pending. */}
          <Button type="submit" variant="contained" aria-disabled={state === 'sending'}>
            <Text id={state === 'sending' ? 'feedback.sending' : 'feedback.send'} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
