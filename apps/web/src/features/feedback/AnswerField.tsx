import { countCharacters, MAX_ANSWER_CHARACTERS, truncateAnswer } from '@townlight/domain/feedback';
import { type Ref, useId } from 'react';
import { Text } from '../../i18n/Text.tsx';
import styles from './AnswerField.module.css';

/** Shows a question with a text field that counts its characters and enforces the limit. */
export function AnswerField(props: {
  question: 'feedback.comment' | 'feedback.lookingFor';
  hint: 'feedback.commentHint' | 'feedback.lookingForHint';
  value: string;
  rows: number;
  /** Name of the field in a form that the browser submits. */
  name?: string;
  /** Whether a required answer is empty. */
  missing?: boolean;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const count = countCharacters(props.value);
  const full = count >= MAX_ANSWER_CHARACTERS;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Text id={props.question} />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        <Text id={props.hint} />
      </p>
      <textarea
        ref={props.ref}
        id={id}
        rows={props.rows}
        name={props.name}
        required={props.required}
        value={props.value}
        aria-required={props.required}
        aria-invalid={props.missing || undefined}
        aria-describedby={`${id}-hint ${id}-count${props.missing ? ` ${id}-missing` : ''}`}
        onChange={(event) => props.onChange(truncateAnswer(props.value, event.target.value))}
      />
      <div className={styles.below}>
        <span id={`${id}-missing`} className={styles.missing}>
          {props.missing && <Text id="feedback.missing" />}
        </span>
        <span id={`${id}-count`} className={styles.count} data-full={full}>
          <Text id="feedback.count" values={{ count, most: MAX_ANSWER_CHARACTERS }} />
        </span>
        {/* Announced once, at the limit; a count after every key would interrupt the screen reader. */}
        <span className="visually-hidden" role="status">
          {full && <Text id="feedback.full" values={{ most: MAX_ANSWER_CHARACTERS }} />}
        </span>
      </div>
    </div>
  );
}
