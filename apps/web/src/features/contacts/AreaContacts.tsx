import { Suspense, useId } from 'react';
import { AddMessages } from '../../i18n/LanguageProvider.tsx';
import { Text } from '../../i18n/Text.tsx';
import { LazyErrorBoundary } from '../../notices/LazyErrorBoundary.tsx';
import styles from './AreaContacts.module.css';
import { type ContactArea, ContactList } from './ContactList.tsx';
import { contactsCatalog } from './messages/catalogs.ts';

/** Shows the contacts for the residents of an area; its messages load in parallel with the figures. */
export function AreaContacts(props: ContactArea) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Text id="ask.title" values={{ name: props.name }} />
      </h2>
      <LazyErrorBoundary key={props.area}>
        <Suspense fallback={<div className={styles.place} />}>
          <AddMessages catalog={contactsCatalog}>
            <ContactList {...props} />
          </AddMessages>
        </Suspense>
      </LazyErrorBoundary>
    </section>
  );
}
