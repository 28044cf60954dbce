import type { NewsletterReply } from '@townlight/contract/newsletter';
import { Text } from '../../i18n/Text.tsx';
import styles from './NewsletterPage.module.css';

/** Shows the mail server's error where it accepts no emails, for the people who can fix it. */
export function SenderProblem({ problem }: { problem: NewsletterReply['sender_problem'] }) {
  if (problem === null) return null;
  return (
    <div className={styles.notice} role="status">
      <strong>
        <Text id="newsletter.senderProblem" />
      </strong>
      <span lang="en">{`${problem.text.charAt(0).toUpperCase()}${problem.text.slice(1)}.`}</span>
    </div>
  );
}
