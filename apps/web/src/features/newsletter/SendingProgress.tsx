import type { EditionReply, EmailCounts } from '@townlight/contract/newsletter';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './NewsletterPage.module.css';

const SECONDS = 60;
/** Shown only where the count is not 0. */
const REST = [
  'retrying',
  'refused',
  'given_up',
  'left_out',
  'bounced',
  'complained',
] as const satisfies readonly (keyof EmailCounts)[];

/** Shows how many emails of an edition have been accepted. */
export function SendingProgress(props: { counts: EmailCounts; state: EditionReply['state'] }) {
  const text = useText();
  const { counts, state } = props;
  const { all, accepted, waiting, per_second, complete } = counts;
  const ended = all - waiting;
  const secondsLeft = per_second > 0 ? waiting / per_second : null;
  return (
    <div className={styles.progress}>
      <progress aria-label={text('newsletter.progress')} max={Math.max(1, all)} value={ended} />
      <p>
        <Text
          id={complete ? 'newsletter.accepted' : 'newsletter.acceptedSoFar'}
          values={{ accepted, all }}
        />{' '}
        {state === 'sending' && waiting > 0 && secondsLeft !== null && (
          <Text
            id={secondsLeft < SECONDS ? 'newsletter.secondsLeft' : 'newsletter.minutesLeft'}
            values={{
              pace: Math.max(1, Math.round(per_second)),
              seconds: Math.ceil(secondsLeft),
              minutes: Math.ceil(secondsLeft / SECONDS),
            }}
          />
        )}
      </p>
      <ul className={styles.rest}>
        {REST.filter((name) => counts[name] > 0).map((name) => (
          <li key={name}>
            <Text id={`newsletter.rest.${name}`} values={{ count: counts[name] }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
