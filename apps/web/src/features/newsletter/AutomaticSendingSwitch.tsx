import { useState } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { setAutomaticSending } from './api/edition-requests.ts';
import styles from './NewsletterPage.module.css';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Switches automatic sending of editions; after a failure it shows the saved value. */
export function AutomaticSendingSwitch(props: { automatic: boolean; work: NewsletterRequests }) {
  const { automatic, work } = props;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (wanted: boolean) => {
    if (work.busy) return;
    setChosen(wanted);
    await work.attempt(() => setAutomaticSending(wanted), {
      id: wanted ? 'newsletter.automaticOn' : 'newsletter.automaticOff',
    });
    setChosen(null);
  };
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={chosen ?? automatic}
        onChange={({ target }) => void choose(target.checked)}
      />
      <span>
        <b>
          <Text id="newsletter.automatic" />
        </b>
        <span className={styles.muted}>
          <Text id="newsletter.automaticText" />
        </span>
      </span>
    </label>
  );
}
