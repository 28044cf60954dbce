import { ALERT_KINDS } from '@townlight/domain/subscriptions';
import { useId } from 'react';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { siteLanguages } from '../../../i18n/resolve-language.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { Subscriber, SubscriberPreferences } from '../api/subscriber.ts';
import styles from './EmailSettings.module.css';
import pageStyles from './SubscriptionPage.module.css';

/** Without `never`, which unsubscribing sets; subscribing again is offered at the top of the page. */
const OFTEN = ['weekly', 'monthly', 'only-alerts'] as const;

/** Edits how often emails are sent, in which language, and which alerts are sent as well. */
export function EmailSettings(props: {
  subscriber: Subscriber;
  onChange: (change: Partial<SubscriberPreferences>) => void;
}) {
  const id = useId();
  const { subscriber, onChange } = props;
  const { how_often, language, alerts } = subscriber;
  return (
    <section aria-labelledby="letter-settings" className={pageStyles.section}>
      <h2 id="letter-settings">
        <Text id="subscription.settings" />
      </h2>
      <div className={styles.settings}>
        <fieldset className={styles.setting}>
          <legend>
            <Text id="subscription.howOften" />
          </legend>
          {OFTEN.map((often) => (
            <label key={often} className={styles.option}>
              <input
                type="radio"
                name={`${id}-often`}
                checked={how_often === often}
                onChange={() => onChange({ how_often: often })}
              />
              <Text id={`subscription.howOften.${often}`} />
            </label>
          ))}
        </fieldset>
        {siteLanguages.length > 1 && (
          <fieldset className={styles.setting}>
            <legend>
              <Text id="subscription.language" />
            </legend>
            {siteLanguages.map((one) => (
              <label key={one} lang={one} className={styles.option}>
                <input
                  type="radio"
                  name={`${id}-language`}
                  checked={language === one}
                  onChange={() => onChange({ language: one })}
                />
                {LANGUAGE_NAMES[one]}
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.setting}>
          <legend>
            <Text id="subscription.alerts" />
          </legend>
          {ALERT_KINDS.map((kind) => (
            <label key={kind} className={styles.option}>
              <input
                type="checkbox"
                checked={alerts.includes(kind)}
                onChange={({ target }) =>
                  onChange({
                    alerts: ALERT_KINDS.filter((one) =>
                      one === kind ? target.checked : alerts.includes(one),
                    ),
                  })
                }
              />
              <Text id={`subscription.alerts.${kind}`} />
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
