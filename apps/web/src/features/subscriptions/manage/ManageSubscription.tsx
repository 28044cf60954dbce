import { useQuery } from '@tanstack/react-query';
import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { useRef } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../notices/notify.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import type { Subscriber } from '../api/subscriber.ts';
import { useSubscriberChanges } from '../api/use-subscriber.ts';
import { ChooseNeighborhood } from '../form/ChooseNeighborhood.tsx';
import { describeFailure } from '../form/form-faults.ts';
import type { NamedArea } from '../form/named-area.ts';
import { EmailContents } from './EmailContents.tsx';
import { EmailSettings } from './EmailSettings.tsx';
import { NeighborhoodCards } from './NeighborhoodCards.tsx';
import { SubscriberDataPanel } from './SubscriberDataPanel.tsx';
import styles from './SubscriptionPage.module.css';
import { SubscriptionState } from './SubscriptionState.tsx';

/** Edits the subscription of a confirmed reader: neighborhoods, email contents and settings. */
export function ManageSubscription(props: {
  subscriptionKey: SubscriptionCredentials;
  subscriber: Subscriber;
  onClosed: () => void;
}) {
  const { subscriptionKey, subscriber } = props;
  const text = useText();
  const { language } = useLanguageChoice();
  const names = useQuery(neighborhoodNamesQuery());
  const field = useRef<HTMLInputElement>(null);
  const changes = useSubscriberChanges(subscriptionKey, (error) => {
    const reason = describeFailure(text, language, error);
    notify(text('subscription.notSaved', { reason }), 'error');
  });
  const { neighborhoods } = subscriber;
  const available = (names.data ?? []).filter(({ id }) =>
    neighborhoods.every((one) => one.id !== id),
  );

  const add = (areas: readonly NamedArea[]) => {
    changes.neighborhoods((now) => [
      ...now,
      ...areas
        .filter(({ id }) => now.every((one) => one.id !== id))
        .map(({ id, name }) => ({ id, name, categories: [] })),
    ]);
    const [first] = areas;
    if (first && areas.length === 1)
      notify(text('subscription.added', { name: first.name }), 'success');
  };
  const remove = ({ id, name }: NamedArea) => {
    const removed = neighborhoods.find((one) => one.id === id);
    changes.neighborhoods((now) => now.filter((one) => one.id !== id));
    notify(text('subscription.removed', { name }), 'plain', {
      action: {
        text: text('subscription.undo'),
        run: () => removed && changes.neighborhoods((now) => [...now, removed]),
      },
    });
  };

  return (
    <>
      <section className={styles.top}>
        <div className={styles.column}>
          <h1>
            <Text id="subscription.title" />
          </h1>
          <p className={styles.intro}>
            <Text id="subscription.intro" />
          </p>
          <div className={styles.choose}>
            <ChooseNeighborhood areas={available} field={field} onAdd={(area) => add([area])} />
          </div>
          <a className={styles.down} href="#your-subscriptions">
            <Text id="subscription.manage" />
          </a>
        </div>
      </section>
      <div className={styles.column}>
        <SubscriptionState subscriber={subscriber} changes={changes} onAdd={add} />
        <section aria-labelledby="your-subscriptions" className={styles.section}>
          <h2 id="your-subscriptions" tabIndex={-1}>
            <Text id="subscription.yours" />
          </h2>
          <p>
            <Text
              id={neighborhoods.length > 0 ? 'subscription.manageText' : 'subscription.none'}
              values={{ email: subscriber.email }}
            />
          </p>
          <NeighborhoodCards
            neighborhoods={neighborhoods}
            howOften={subscriber.how_often}
            onRemove={remove}
            onAdd={() => {
              field.current?.scrollIntoView({ block: 'center' });
              field.current?.focus();
            }}
          />
        </section>
        {neighborhoods.length > 0 && (
          <EmailContents neighborhoods={neighborhoods} onChange={changes.neighborhoods} />
        )}
        <EmailSettings subscriber={subscriber} onChange={changes.preferences} />
        <SubscriberDataPanel subscriptionKey={subscriptionKey} onClosed={props.onClosed} />
      </div>
    </>
  );
}
