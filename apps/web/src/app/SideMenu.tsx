import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../language/use-text.ts';
import { PlainButton } from '../look/PlainButton.tsx';
import { fetchedOnce } from '../net/fetched-once.ts';
import { useOpenedPart } from '../notices/use-opened-part.ts';
import styles from './SideMenu.module.css';

const fetchDrawer = fetchedOnce(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** The side drawer, which is the menu of small screens too: its button, and the drawer, fetched when it is first opened. */
export function SideMenu() {
  const text = useText();
  const drawer = useOpenedPart(fetchDrawer);
  // A drawer that is fetched after the reader has moved on stays closed. The router tells a new address when its page is there,
  // and a drawer that was opened meanwhile belongs to the new one: so the browser's own.
  useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt !== null && openAt === window.location.pathname;
  const openMenu = async () => {
    const at = window.location.pathname;
    if (await drawer.open()) setOpenAt(at);
  };
  return (
    <div className={styles.side}>
      <PlainButton
        className={styles.open}
        aria-label={text('nav.menu')}
        aria-expanded={open}
        onPointerEnter={drawer.expect}
        onFocus={drawer.expect}
        onClick={() => void openMenu()}
      >
        <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </PlainButton>
      {drawer.Part && <drawer.Part open={open} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
