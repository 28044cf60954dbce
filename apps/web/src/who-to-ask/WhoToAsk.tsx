import { type ComponentType, Suspense, use, useId } from 'react';
import { AddMessages } from '../language/Language.tsx';
import { Text } from '../language/Text.tsx';
import { lazyImport } from '../net/drawn-parts.ts';
import { LazyErrorBoundary } from '../notices/PartFailure.tsx';
import type { ContactArea } from './asked-area.ts';
import styles from './WhoToAsk.module.css';

const importContactList: () => Promise<ComponentType<ContactArea>> = lazyImport(
  'who to ask',
  async () => (await import('./WhoToAskList.tsx')).ContactList,
);

/** Shows the contacts for the residents of an area; loads in parallel with the figures, which do not wait for it. */
export function AreaContacts(props: ContactArea) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Text id="ask.title" values={{ name: props.name }} />
      </h2>
      <LazyErrorBoundary key={props.area}>
        <Suspense fallback={<div className={styles.place} />}>
          <AddMessages catalog="whoToAsk">
            <List {...props} />
          </AddMessages>
        </Suspense>
      </LazyErrorBoundary>
    </section>
  );
}

function List(props: ContactArea) {
  const Shown = use(importContactList());
  return <Shown {...props} />;
}
