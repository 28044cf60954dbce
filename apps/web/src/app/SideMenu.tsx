import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../http/lazy-imports.ts';
import { useText } from '../i18n/use-text.ts';
import { useOpenable } from '../notices/use-openable.tsx';
import { PlainButton } from '../ui/Buttons.tsx';
import styles from './SideMenu.module.css';

const MenuDrawer = lazyComponent(
  'menu drawer',
  async () => (await import('./MenuDrawer.tsx')).MenuDrawer,
);

/**
 * The button of the side drawer, and the drawer, which loads when it is first opened. On small screens it is the mobile
 * menu.
 */
export function SideMenu() {
  const text = useText();
  const drawer = useOpenable(MenuDrawer);
  // A drawer whose code arrives after a navigation stays closed. useLocation changes only once the next page has
  // rendered, and a drawer opened in the meantime belongs to the next page: so the browser's own pathname decides.
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
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => void openMenu()}
      >
        <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </PlainButton>
      {drawer.isLoaded && <MenuDrawer open={open} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
