import {
  anonymizeFeedbackPage,
  FEEDBACK_FORM_PATH,
  MAX_ANSWER_CHARACTERS,
} from '@townlight/domain/feedback';
import { pagePath } from '@townlight/domain/pages';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { county } from '../../i18n/county.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { TextPage } from '../../page/TextPage.tsx';
import { FilledButton } from '../../ui/Buttons.tsx';
import { AnswerField } from './AnswerField.tsx';
import styles from './FeedbackPage.module.css';

/**
 * Renders `/feedback?about=/map`: the form of the dialog as a separate page, for readers without script. The server
 * handles the submission and redirects back here with `sent` or with a `problem`.
 */
export function FeedbackPage() {
  const query = new URLSearchParams(useLocation().search);
  const feedbackPath = pagePath({ kind: 'feedback' });
  const page = anonymizeFeedbackPage(query.get('about') ?? feedbackPath);
  if (query.has('sent'))
    return (
      <TextPage title="feedback.title">
        <p role="status">
          <Text id="feedback.thanks" />
        </p>
        {page !== feedbackPath && (
          <p>
            <Link to={page}>
              <Text id="feedback.back" />
            </Link>
          </p>
        )}
      </TextPage>
    );
  return (
    <TextPage title="feedback.title">
      <p>
        <Text id="feedback.intro" values={{ number: county.emergencyNumber ?? 'none' }} />
      </p>
      <Problem problem={query.get('problem')} />
      <Form page={page} />
    </TextPage>
  );
}

function Problem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem === 'too-long' ? (
        <Text id="feedback.tooLong" values={{ most: MAX_ANSWER_CHARACTERS }} />
      ) : problem === 'missing' ? (
        <Text id="feedback.missing" />
      ) : (
        <>
          <Text id={problem === 'too-many' ? 'feedback.tooMany' : 'feedback.failed'} />{' '}
          <Text id="feedback.goBack" />
        </>
      )}
    </p>
  );
}

function Form({ page }: { page: string }) {
  const { language } = useLanguageChoice();
  const about = new URLSearchParams({ page, language });
  const [comment, setComment] = useState('');
  const [lookingFor, setLookingFor] = useState('');
  return (
    <form method="post" action={`${FEEDBACK_FORM_PATH}?${about}`} className={styles.form}>
      <p className={styles.about}>
        <Text id="feedback.about" values={{ page }} />
      </p>
      <AnswerField
        question="feedback.comment"
        hint="feedback.commentHint"
        name="comment"
        rows={4}
        required
        value={comment}
        onChange={setComment}
      />
      <AnswerField
        question="feedback.lookingFor"
        hint="feedback.lookingForHint"
        name="looking_for"
        rows={2}
        value={lookingFor}
        onChange={setLookingFor}
      />
      <FilledButton type="submit">
        <Text id="feedback.send" />
      </FilledButton>
    </form>
  );
}
