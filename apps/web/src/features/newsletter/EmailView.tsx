import type { EmailPreviewReply } from '@townlight/contract/newsletter';
import type { Language } from '@townlight/domain/language';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './NewsletterPage.module.css';

export const PREVIEW_FORMATS = ['desktop', 'phone', 'plain'] as const;
export type PreviewFormat = (typeof PREVIEW_FORMATS)[number];

/** No scripts and no origin, as in a mail program; links open in a new window. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** Shows an email as mail programs do: wide, on a phone, or as plain text. */
export function EmailView(props: {
  email: EmailPreviewReply;
  format: PreviewFormat;
  language: Language;
  /** Name of the neighborhood that the email is about. */
  name: string;
}) {
  const text = useText();
  const { email, format, language, name } = props;
  return (
    <div className={styles.section}>
      <p>
        <Text
          id="newsletter.subject"
          values={{
            subject: (
              <b key="subject" lang={language}>
                {email.subject}
              </b>
            ),
          }}
        />
      </p>
      {format === 'plain' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <pre className={styles.plain} lang={language} tabIndex={0}>
          {email.text}
        </pre>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className={styles.mail} data-look={format} tabIndex={0}>
          <iframe
            title={text('newsletter.letterOf', { name })}
            sandbox={SANDBOX}
            srcDoc={email.html.replace('<head>', '<head><base target="_blank"/>')}
          />
        </div>
      )}
    </div>
  );
}
