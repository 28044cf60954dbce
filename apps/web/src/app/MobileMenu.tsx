import { lazy, Suspense, useState } from 'react';
import styles from './MobileMenu.module.css';
import { PlainButton } from './PlainButton.tsx';
import { useText } from './use-text.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The menu of small screens: a button, and a drawer that is fetched when it is first opened. */
export function MobileMenu(props: { className: string | undefined }) {
  const text = useText();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={props.className}>
      <PlainButton
        className={styles.open}
        aria-label={text('nav.menu')}
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </PlainButton>
      {state !== 'never' && (
        <Suspense>
          <MenuDrawer open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}
