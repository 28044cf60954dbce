import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../language/use-text.ts';
import { PlainButton } from '../look/PlainButton.tsx';
import styles from './SideMenu.module.css';

const loadDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** The side drawer, which is the menu of small screens too: its button, and the drawer, fetched when it is first opened. */
export function SideMenu() {
  const text = useText();
  const [used, setUsed] = useState(false);
  // A drawer that is fetched after the reader has moved on stays closed. The router tells a new address when its page is there,
  // and a drawer that was opened meanwhile belongs to the new one: so the browser's own.
  useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt !== null && openAt === window.location.pathname;
  return (
    <div className={styles.side}>
      <PlainButton
        className={styles.open}
        aria-label={text('nav.menu')}
        aria-expanded={open}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => {
          setUsed(true);
          setOpenAt(window.location.pathname);
        }}
      >
        <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </PlainButton>
      {used && (
        <Suspense>
          <MenuDrawer open={open} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </div>
  );
}
