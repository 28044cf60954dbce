import type { MailingReply } from '@townlight/contract/newsletter';
import { parseYearMonth } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatDay, formatMoment, formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import styles from './NewsletterPage.module.css';

/** Lists the weekly emails and alerts that were sent automatically, newest first. */
export function MailingList({ mailings }: { mailings: readonly MailingReply[] }) {
  const intl = useIntl();
  return (
    <section aria-labelledby="mailings" className={styles.section}>
      <h2 id="mailings">
        <Text id="newsletter.mailings" />
      </h2>
      <p className={styles.muted}>
        <Text
          id={mailings.length === 0 ? 'newsletter.mailings.none' : 'newsletter.mailings.text'}
        />
      </p>
      <ul className={styles.list}>
        {mailings.map(({ id, kind, began_at, ended_at, letters: emails }) => (
          <li key={id}>
            <span>
              <Text id={`newsletter.mailing.${kind}`} values={{ of: subjectOf(id, intl) }} />
            </span>
            <span className={styles.state} data-state={ended_at === null ? 'sending' : 'sent'}>
              <Text id={`newsletter.state.${ended_at === null ? 'sending' : 'sent'}`} />
            </span>
            <span className={styles.muted}>
              <Text
                id="newsletter.when.sending"
                values={{ moment: formatMoment(intl, began_at, county.timeZone) }}
              />
            </span>
            <span className={styles.muted}>
              <Text
                id="newsletter.lettersOf"
                values={{ accepted: emails.accepted, all: emails.all }}
              />
            </span>
            {emails.given_up > 0 && (
              <span className={styles.muted}>
                <Text id="newsletter.mailing.givenUp" values={{ count: emails.given_up }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Formats the month, day or week in the id of a mailing: `crime-change 2026-10`, `unhealthy-air 2026-11-22`, `weekly
 * 2026-W47`.
 */
function subjectOf(id: string, intl: IntlShape): string {
  const [, subject = ''] = id.split(' ');
  const month = parseYearMonth(subject);
  if (month !== null) return formatMonth(intl, month);
  return subject.includes('W') ? subject : formatDay(intl, `${subject}T12:00:00Z`, 'UTC');
}
