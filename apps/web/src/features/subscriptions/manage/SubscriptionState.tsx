import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { FilledButton, PlainButton } from '../../../ui/Buttons.tsx';
import type { Subscriber } from '../api/subscriber.ts';
import type { SubscriberChanges } from '../api/use-subscriber.ts';
import type { NamedArea } from '../form/named-area.ts';
import styles from './SubscriptionState.module.css';

/**
 * Shows what a reader has to know or decide first: no emails are sent, or neighborhoods wait to be added (reading 26).
 */
export function SubscriptionState(props: {
  subscriber: Subscriber;
  changes: SubscriberChanges;
  onAdd: (areas: readonly NamedArea[]) => void;
}) {
  const intl = useIntl();
  const { subscriber, changes, onAdd } = props;
  const { waiting } = subscriber;
  return (
    <>
      {subscriber.held && (
        <p className={styles.state}>
          <Text id="subscription.held" />
        </p>
      )}
      {subscriber.how_often === 'never' && (
        <div className={styles.state}>
          <p>
            <Text id="subscription.ended" />
          </p>
          <FilledButton onClick={() => changes.preferences({ how_often: 'monthly' })}>
            <Text id="subscription.again" />
          </FilledButton>
        </div>
      )}
      {waiting.length > 0 && (
        <div className={styles.state}>
          <p>
            <Text
              id="subscription.waiting"
              values={{
                names: intl.formatList(
                  waiting.map(({ name }) => name),
                  { type: 'conjunction' },
                ),
              }}
            />
          </p>
          <FilledButton onClick={() => onAdd(waiting)}>
            <Text id="subscription.addWaiting" values={{ count: waiting.length }} />
          </FilledButton>
          <PlainButton onClick={changes.dismissWaiting}>
            <Text id="subscription.dismissWaiting" />
          </PlainButton>
        </div>
      )}
    </>
  );
}
