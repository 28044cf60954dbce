import { pagePath } from '@townlight/domain/pages';
import { Suspense, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { isOffered } from '../../../http/page-settings.ts';
import { AddMessages } from '../../../i18n/LanguageProvider.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { subscribeCatalog } from '../messages/catalogs.ts';
import styles from './SubscribeBar.module.css';
import type { SubscribeFormProps } from './SubscribeForm.tsx';

const SubscribeForm = lazyComponent(
  'subscribe form',
  async () => (await import('./SubscribeForm.tsx')).SubscribeForm,
);

type SubscribeBarProps = Omit<SubscribeFormProps, 'titledBy' | 'several'>;

/**
 * Shows the subscription form under its title, where the server offers subscriptions. The form's code is loaded after
 * that of the figures; its space is reserved, so that the layout does not shift.
 */
export function SubscribeBar(props: SubscribeBarProps) {
  const title = useId();
  if (!isOffered('subscriptions')) return null;
  const choosesArea = props.area === undefined && props.choices !== undefined;
  // The title is invisible, but occupies its space, until the neighborhood is known.
  const isKnown = choosesArea || Boolean(props.area?.name);
  return (
    <div className={styles.bar}>
      <h2 id={title} className={styles.title} data-known={isKnown || undefined}>
        {props.area ? (
          <Text id="subscribe.titleOf" values={{ name: props.area.name }} />
        ) : (
          <Text id="subscribe.title" />
        )}
      </h2>
      <div className={choosesArea ? styles.withChoice : styles.place}>
        <LateForm {...props} titledBy={title} />
      </div>
    </div>
  );
}

function LateForm(props: SubscribeFormProps) {
  const { language } = useLanguageChoice();
  const [isLoaded, setIsLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([SubscribeForm.load(), subscribeCatalog.load(language)]).then(
      () => setIsLoaded(true),
      () => setFailed(true),
    );
  }, [language]);
  if (!isLoaded)
    return (
      failed && (
        <Link to={pagePath({ kind: 'subscribe' })}>
          <Text id="nav.subscribe" />
        </Link>
      )
    );
  return (
    <Suspense>
      <AddMessages catalog={subscribeCatalog}>
        <SubscribeForm {...props} />
      </AddMessages>
    </Suspense>
  );
}
