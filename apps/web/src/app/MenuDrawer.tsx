import Drawer from '@mui/material/Drawer';
import { NavLink } from 'react-router';
import styles from './MobileMenu.module.css';
import { ABOUT_PAGES, type PageLink, TOOL_PAGES } from './pages.ts';
import { Text } from './Text.tsx';
import { useText } from './use-text.ts';

/** The drawer of small screens: tools, then about. */
export function MenuDrawer(props: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Drawer anchor="right" open={props.open} onClose={props.onClose}>
      <nav className={styles.menu} aria-label={text('nav.label')}>
        <Group title="nav.tools" pages={TOOL_PAGES} onChosen={props.onClose} />
        <Group title="nav.about" pages={ABOUT_PAGES} onChosen={props.onClose} />
      </nav>
    </Drawer>
  );
}

function Group(props: {
  title: 'nav.tools' | 'nav.about';
  pages: readonly PageLink[];
  onChosen: () => void;
}) {
  return (
    <>
      <h2 className={styles.title}>
        <Text id={props.title} />
      </h2>
      <ul className={styles.list}>
        {props.pages.map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} className={styles.link as string} onClick={props.onChosen}>
              <Text id={page.text} />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
