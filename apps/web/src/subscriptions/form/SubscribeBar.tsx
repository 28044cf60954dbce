import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { AddTexts } from '../../language/Language.tsx';
import { loadMessages } from '../../language/messages/load-messages.ts';
import { useLanguageChoice } from '../../language/use-language.ts';
import { fetchedOnce } from '../../net/fetched-once.ts';
import { isOffered } from '../../net/offers.ts';
import styles from './SubscribeBar.module.css';
import type { SubscribeFormProps } from './SubscribeForm.tsx';

const fetchForm = fetchedOnce(async () => (await import('./SubscribeForm.tsx')).SubscribeForm);

/**
 * The place of the form that subscribes an address to newsletters, where the server offers them. The form is fetched
 * after the figures' code; its place has its size from the start, so nothing jumps.
 */
export function SubscribeBar(props: SubscribeFormProps) {
  if (!isOffered('subscriptions')) return null;
  const choosesArea = props.area === undefined && props.choices !== undefined;
  return (
    <div className={choosesArea ? styles.withChoice : styles.place}>
      <LateForm {...props} />
    </div>
  );
}

function LateForm(props: SubscribeFormProps) {
  const { language } = useLanguageChoice();
  const [Form, setForm] = useState<ComponentType<SubscribeFormProps> | null>(null);
  useEffect(() => {
    // without it the page is whole: the next visit fetches it again
    Promise.all([fetchForm(), loadMessages(language, 'subscribe')]).then(
      ([fetched]) => setForm(() => fetched),
      () => undefined,
    );
  }, [language]);
  if (Form === null) return null;
  return (
    <Suspense>
      <AddTexts catalog="subscribe">
        <Form {...props} />
      </AddTexts>
    </Suspense>
  );
}
