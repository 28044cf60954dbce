import { type ComponentType, Suspense, use, useId } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { Text } from '../language/Text.tsx';
import { drawnPart } from '../net/drawn-parts.ts';
import { PartFailure } from '../notices/PartFailure.tsx';
import type { AskedArea } from './asked-area.ts';
import styles from './WhoToAsk.module.css';

const fetchList: () => Promise<ComponentType<AskedArea>> = drawnPart(
  'who to ask',
  async () => (await import('./WhoToAskList.tsx')).WhoToAskList,
);

/** Shows the contacts for the residents of an area; loads in parallel with the figures, which do not wait for it. */
export function WhoToAsk(props: AskedArea) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Text id="ask.title" values={{ name: props.name }} />
      </h2>
      <PartFailure key={props.area}>
        <Suspense fallback={<div className={styles.place} />}>
          <AddTexts catalog="whoToAsk">
            <List {...props} />
          </AddTexts>
        </Suspense>
      </PartFailure>
    </section>
  );
}

function List(props: AskedArea) {
  const Shown = use(fetchList());
  return <Shown {...props} />;
}
