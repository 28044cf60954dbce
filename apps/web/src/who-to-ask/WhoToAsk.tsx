import { type ComponentType, Suspense, use } from 'react';
import { AddTexts } from '../language/Language.tsx';
import { drawnPart } from '../net/drawn-parts.ts';
import { PageFailure } from '../notices/PageFailure.tsx';
import type { AskedArea } from './asked-area.ts';

const fetchList: () => Promise<ComponentType<AskedArea>> = drawnPart(
  'who to ask',
  async () => (await import('./WhoToAskList.tsx')).WhoToAskList,
);

/** Whom the residents of an area can ask; fetched beside the figures, which do not wait for it. */
export function WhoToAsk(props: AskedArea) {
  return (
    <PageFailure key={props.area}>
      <Suspense>
        <AddTexts catalog="whoToAsk">
          <List {...props} />
        </AddTexts>
      </Suspense>
    </PageFailure>
  );
}

function List(props: AskedArea) {
  const Shown = use(fetchList());
  return <Shown {...props} />;
}
