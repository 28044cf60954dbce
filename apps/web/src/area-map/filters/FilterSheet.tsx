import { lazy, Suspense, useState } from 'react';
import { Text } from '../../language/Text.tsx';
import { PlainButton } from '../../look/PlainButton.tsx';
import styles from './FilterSheet.module.css';
import type { Filter } from './filter.ts';

const FilterDrawer = lazy(async () => ({
  default: (await import('./FilterDrawer.tsx')).FilterDrawer,
}));

/** The filters of phones: a button, and a sheet that is fetched when it is first opened. */
export function FilterSheet(props: { filters: readonly Filter[] }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <PlainButton
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <Text id="filters.open" />
      </PlainButton>
      {state !== 'never' && (
        <Suspense>
          <FilterDrawer
            open={state === 'open'}
            filters={props.filters}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
